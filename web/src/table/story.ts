// What has happened, kept as phrases: words come when somebody reads, in the language of that moment.
import type { Phrase } from '../protocol';

export interface Line {
  id: number;
  /** From the game; or one of the house's own lines, a text without arguments. */
  phrase?: Phrase;
  house?: string;
}

let count = 0;
export const lineOf = (phrase: Phrase): Line => ({ id: ++count, phrase });
export const houseLine = (house: string): Line => ({ id: ++count, house });
