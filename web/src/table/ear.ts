// One key, one answer: whose turn it is, how it stands, what happened last, what is wanted. For people who play by ear.
import type { Text } from '../kit/text';

/** The table as it is now. */
export interface Moment {
  /** By seat. */
  names: string[];
  looking: number | null;
  awaited: number[];
  over: boolean;
  /** What the player is asked; empty if nothing. */
  prompt: string;
  /** The last line of the story. */
  last: string;
  /** How each seat stands, in words; none where the game does not say. */
  standings: string[];
}

export function turnInWords({ names, looking, awaited, over }: Moment, text: Text): string {
  if (over) return text('web-ear-over');
  if (looking !== null && awaited.includes(looking)) return text('web-say-your-turn');
  const who = awaited.map((seat) => names[seat] ?? '').filter(Boolean);
  return who.length ? text('web-ear-turn', { name: who.join(', ') }) : text('web-say-moment');
}

export function scoreInWords({ names, looking, standings }: Moment, text: Text): string {
  const lines = standings.flatMap((words, seat) =>
    words ? [`${seat === looking ? text('web-you') : (names[seat] ?? '')}: ${words}`] : [],
  );
  return lines.length ? `${lines.join('; ')}.` : text('web-ear-no-score');
}

export const lastInWords = ({ last }: Moment, text: Text): string => last || text('web-ear-no-last');

export const needInWords = ({ prompt }: Moment, text: Text): string => prompt || text('web-ear-no-need');

/** Returns the table in two sentences: what the listener has to do, and the score. */
export const inShort = (moment: Moment, text: Text): string[] => [
  [turnInWords(moment, text), moment.prompt].filter(Boolean).join(' '),
  scoreInWords(moment, text),
];

/** So soon after the first one a second press wants it all. */
const SOON = 8000;

/** Whether a key was pressed twice. */
export class Twice {
  #at = -Infinity;
  press(now = performance.now()): boolean {
    const twice = now - this.#at < SOON;
    this.#at = twice ? -Infinity : now;
    return twice;
  }
}
