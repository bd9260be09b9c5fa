// An easier option that was accepted after a lost game; it is turned on at that game's next set-up on this device.
import { recall, remember } from '../kit/storage';

const keyOf = (game: string): string => `easier:${game}`;

/** Stores the option to set at the game's next set-up; '' clears it. */
export const easeNext = (game: string, option: string): void => remember(keyOf(game), option);
export const easedWith = (game: string): string => recall(keyOf(game), '');
