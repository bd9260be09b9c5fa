// What has happened, kept as phrases: words come when somebody reads, in the language of that moment.
import type { GameFace } from '../games/face';
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

/** Who did what an event tells, if anybody did. */
export const actorOf = (event: Phrase, face: GameFace | null): number | undefined =>
  face?.actor ? face.actor(event) : (event.args.seat as number | undefined);

/** The last act of each seat since the table was last set right: after an undo or before a new game nobody has done anything. */
export function lastActs(story: Line[], face: GameFace | null): Map<number, Phrase> {
  const found = new Map<number, Phrase>();
  for (let at = story.length - 1; at >= 0; at--) {
    const phrase = story[at]?.phrase;
    if (!phrase) break;
    const seat = actorOf(phrase, face);
    if (seat !== undefined && !found.has(seat) && (face?.act?.(phrase) ?? true)) found.set(seat, phrase);
  }
  return found;
}
