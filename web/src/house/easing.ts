// An easier option that was offered after a lost game; it is set at that game's next set-up on this device.
import { recall, remember } from '../kit/storage';

const keyOf = (game: string): string => `easier:${game}`;

/** `option` is the option to set; '' clears it. */
export const easeNext = (game: string, option: string): void => remember(keyOf(game), option);
export const easedWith = (game: string): string => recall(keyOf(game), '');
