// The events of a replay so far, for boards and for the story.
import type { Acts, GameFace } from '../games/face';
import { house } from '../house/house.svelte';
import type { Phrase } from '../protocol';
import { actorOf, lastActs } from '../table/story';

export interface Retold {
  id: number;
  text: string;
  seat?: number;
  big?: boolean;
  /** The frame it belongs to. */
  frame: number;
}

/** The maximum number of lines a board may show beside itself. */
const RECENT = 6;

/** Returns the lines; a line keeps its number when others follow. */
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

/** Returns each seat's last action. An event may have a shorter text without the name, for the place beside it. */
export function actsOf(told: Phrase[][], face: GameFace | null, words: (phrase: Phrase) => string): Acts {
  const lines = told.flat().map((phrase, id) => ({ id, phrase }));
  return Object.fromEntries(
    [...lastActs(lines, face)].map(([seat, phrase], age) => {
      const short = { ...phrase, key: `${phrase.key.replace(/-unseen$/, '')}-act` };
      return [seat, { phrase, age, words: words(house.words?.has(short.key) ? short : phrase) }];
    }),
  );
}
