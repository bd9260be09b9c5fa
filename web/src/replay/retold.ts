// What a film has told so far, as boards and the story want it.
import type { Acts, GameFace } from '../games/face';
import { house } from '../house/house.svelte';
import type { Phrase } from '../protocol';
import { actorOf, lastActs } from '../table/story';

export interface Retold {
  id: number;
  text: string;
  seat?: number;
  big?: boolean;
  /** The frame that told it. */
  frame: number;
}

/** So many lines a board may show beside itself. */
const RECENT = 6;

/** Line by line; a line keeps its number, whatever comes after it. */
export const linesOf = (told: Phrase[][], words: (phrase: Phrase) => string, face: GameFace | null): Retold[] =>
  told
    .flatMap((events, frame) => events.map((phrase) => ({ phrase, frame })))
    .map(({ phrase, frame }, id) => ({
      id,
      frame,
      text: words(phrase),
      seat: actorOf(phrase, face),
      big: face?.big?.(phrase),
    }));

export const recentOf = (lines: Retold[]): { id: number; text: string; seat?: number }[] =>
  lines.slice(-RECENT).map(({ id, text, seat }) => ({ id, text, seat }));

/** What each seat did last. Beside the name nobody needs the name again: an event may have a shorter text for that place. */
export function actsOf(told: Phrase[][], face: GameFace | null, words: (phrase: Phrase) => string): Acts {
  const lines = told.flat().map((phrase, id) => ({ id, phrase }));
  return Object.fromEntries(
    [...lastActs(lines, face)].map(([seat, phrase], age) => {
      const short = { ...phrase, key: `${phrase.key.replace(/-unseen$/, '')}-act` };
      return [seat, { phrase, age, words: words(house.words?.has(short.key) ? short : phrase) }];
    }),
  );
}
