// The story of a game, stored as phrases: they are put into words when read, in the current language.
import type { GameFace } from '../games/face';
import type { Phrase } from '../protocol';
import type { TextKey } from '../texts';

export interface Line {
  id: number;
  /** A game event, or a line of the page itself, with the player's name if it is about a seat. */
  phrase?: Phrase;
  house?: TextKey;
  seat?: number;
}

let count = 0;
export const lineOf = (phrase: Phrase): Line => ({ id: ++count, phrase });
export const houseLine = (house: TextKey, seat?: number): Line => ({ id: ++count, house, seat });

/** Returns the seat that acted in an event, if any. */
export const actorOf = (event: Phrase, face: GameFace | null): number | undefined =>
  face?.actor ? face.actor(event) : (event.args.seat as number | undefined);

/** Returns the last action of each seat since the last undo or new game. */
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
