// Answers to single keys, for players who listen: whose turn it is, the score, the last event, what to do.
import type { Text } from '../kit/text';
import type { Asked } from './hearing.svelte';

/** The current state of the table. */
export interface Moment {
  /** By seat. */
  names: string[];
  looking: number | null;
  awaited: number[];
  over: boolean;
  /** Why the table waits for the listener. */
  asked: Asked;
  /** What the player is asked; empty if nothing is asked. */
  prompt: string;
  /** The last line of the story. */
  last: string;
  /** Each seat's standing in words; empty if the game provides none. */
  standings: string[];
}

export function turnInWords({ names, looking, awaited, over, asked }: Moment, text: Text): string {
  if (over) return text('web-ear-over');
  if (asked) return text(asked === 'turn' ? 'web-say-your-turn' : 'web-say-asked');
  // A window waits for everyone until it closes, also for a listener who has answered.
  const who = awaited.flatMap((seat) => (seat === looking ? [] : (names[seat] ?? [])));
  return who.length ? text('web-ear-turn', { name: who.join(', ') }) : text('web-say-moment');
}

export function scoreInWords({ names, looking, standings }: Moment, text: Text): string {
  const lines = standings.flatMap((words, seat) =>
    words ? [`${seat === looking ? text('web-you') : (names[seat] ?? '')}: ${words}`] : [],
  );
  return lines.length ? `${lines.join('; ')}.` : text('web-ear-no-score');
}

export const lastInWords = ({ last }: Moment, text: Text): string => last || text('web-ear-no-last');

export const needInWords = ({ prompt, over }: Moment, text: Text): string =>
  over ? text('web-ear-over') : prompt || text('web-ear-no-need');

/** Returns the table in two sentences: what the listener has to do, and the score. */
export const inShort = (moment: Moment, text: Text): string[] => [
  // A question says by itself that there is one.
  [moment.asked === 'question' && moment.prompt ? '' : turnInWords(moment, text), moment.prompt].filter(Boolean).join(' '),
  scoreInWords(moment, text),
];

/** Milliseconds within which a second press asks for everything. */
const SOON = 8000;

/** Detects that a key was pressed twice. */
export class Twice {
  #at = -Infinity;
  press(now = performance.now()): boolean {
    const twice = now - this.#at < SOON;
    this.#at = twice ? -Infinity : now;
    return twice;
  }
}
