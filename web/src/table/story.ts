// What has happened, kept as phrases: words come when somebody reads, in the language of that moment.
import type { Phrase } from '../protocol';

export interface Line {
  id: number;
  /** From the game; or one of the house's own lines, with the name of a seat in it, if it is about one. */
  phrase?: Phrase;
  house?: string;
  seat?: number;
}

let count = 0;
export const lineOf = (phrase: Phrase): Line => ({ id: ++count, phrase });
export const houseLine = (house: string, seat?: number): Line => ({ id: ++count, house, seat });
