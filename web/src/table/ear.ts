// Answers to single keys, for players who listen: whose turn it is, the score, the last event, what to do.
import type { Caught } from '../kit/aloud.svelte';
import type { Text } from '../kit/text';
import type { Asked } from './hearing.svelte';
import type { Rank } from './ranking';

/** The current state of the table. */
export interface Moment {
  /** By seat. */
  names: string[];
  looking: number | null;
  awaited: number[];
  over: boolean;
  /** A lesson waits until its words have been read. */
  reads: boolean;
  /** Why the table waits for the listener. */
  asked: Asked;
  /** What only a key reads out, before the prompt. */
  told: string;
  /** What the player is asked; empty if nothing is asked. */
  prompt: string;
  /** The last line of the story. */
  last: string;
  /** What everyone sees in the middle of the table; empty if the game provides nothing. */
  table: string;
  /** What the listener needs or may do off turn; empty if the game provides nothing. */
  need: string;
  /** Each seat's standing in words; empty if the game provides none. */
  standings: string[];
}

export function turnInWords({ names, looking, awaited, over, reads, asked, prompt }: Moment, text: Text): string {
  if (reads) return text('web-ear-next');
  if (over) return text('web-ear-over');
  if (asked === 'turn') return text('web-say-your-turn');
  if (asked) return joined(text('web-say-asked'), prompt);
  // A window waits for everyone until it closes, also for a listener who has answered.
  const who = awaited.flatMap((seat) => (seat === looking ? [] : (names[seat] ?? [])));
  return who.length === 1 ? text('web-ear-turn', { name: who[0] ?? '' }) : text('web-ear-window');
}

export function scoreInWords({ names, looking, standings }: Moment, text: Text): string {
  const lines = standings.flatMap((words, seat) => (words ? [lineOf(names, looking, seat, words, text)] : []));
  return lines.length ? `${lines.join('; ')}.` : text('web-ear-no-score');
}

const lineOf = (names: string[], looking: number | null, seat: number, words: string, text: Text): string =>
  `${seat === looking ? text('web-you') : (names[seat] ?? '')}: ${words}`;

/** Returns everyone's result, best first: an announcement of the end names only the winner. */
export function resultInWords(
  ranks: Rank[],
  names: string[],
  looking: number | null,
  text: Text,
  scoreOf: (score: number) => string,
): string {
  const lines = ranks.flatMap(({ seats, score }) => seats.map((seat) => lineOf(names, looking, seat, scoreOf(score), text)));
  // A score may have its own sign at the end.
  return lines.map((line, at) => (/[.!?…]$/.test(line) ? line : `${line}${at < lines.length - 1 ? ';' : '.'}`)).join(' ');
}

export const lastInWords = ({ last }: Moment, text: Text): string => last || text('web-ear-no-last');

const joined = (...words: string[]): string => words.filter(Boolean).join(' ');

/** Returns what the listener has to do; off turn, who is awaited and what the listener needs. `caught`: what was just said. */
export function needInWords(moment: Moment, text: Text, caught?: Caught): string {
  if (moment.reads || moment.over) return turnInWords(moment, text);
  if (moment.prompt) return joined(moment.told, caught?.question ? '' : moment.prompt);
  return joined(turnInWords(moment, text), moment.need || text('web-ear-no-need'));
}

/** Returns the table in short: what the listener has to do, what is on it, and the score. `caught`: what was just said. */
export const inShort = (moment: Moment, text: Text, caught?: Caught): string[] =>
  [
    caught?.question
      ? moment.told
      : // A question says by itself that there is one.
        joined(moment.asked === 'question' && moment.prompt ? '' : turnInWords(moment, text), moment.told, moment.prompt),
    moment.table,
    scoreInWords(moment, text),
  ].filter(Boolean);

/** Milliseconds within which a second press asks for everything. */
const SOON = 8000;

/** Detects that a key was pressed twice while the table stayed as it was. */
export class Twice {
  #at = -Infinity;
  #number = -1;
  /** Returns whether this is the second press; `number` is that of the table's update. */
  press(number: number, now = performance.now()): boolean {
    const twice = number === this.#number && now - this.#at < SOON;
    this.#at = twice ? -Infinity : now;
    this.#number = number;
    return twice;
  }
}
