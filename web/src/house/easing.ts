// An easier game that somebody was offered after a bad one: it is set when that game is next laid out here.
import { recall, remember } from '../kit/storage';

const keyOf = (game: string): string => `easier:${game}`;

/** `option` is the one to be set; none: nothing is to be easier. */
export const easeNext = (game: string, option: string): void => remember(keyOf(game), option);
export const easedWith = (game: string): string => recall(keyOf(game), '');
