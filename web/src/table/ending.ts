// Chooses the heading of a result: who won, whether it is a tie, and why it is over.
import type { Outcome, Phrase } from '../protocol';
import type { TextKey } from '../texts';

export interface Headline {
  key: TextKey;
  /** The seats it names. */
  seats: number[];
}

/** Returns the heading. `you` is the only seat on this device, if any. Partners who win together are not a tie. */
export function headline(
  { winners, ended }: Pick<Outcome, 'winners' | 'ended'>,
  seats: number,
  sides: number,
  you?: number,
): Headline {
  if (ended) return { key: 'web-stopped-title', seats: [] };
  if (seats === 1) return { key: 'web-end-alone', seats: [] };
  if (!winners.length) return { key: 'web-end-nobody', seats: [] };
  const shared = new Set(winners.map((seat) => seat % sides)).size > 1;
  const won = you !== undefined && winners.includes(you);
  if (!shared) return won ? { key: 'web-end-you', seats: [] } : { key: 'web-end-won', seats: winners };
  return won ? { key: 'web-end-tie-you', seats: winners.filter((seat) => seat !== you) } : { key: 'web-end-tie', seats: winners };
}

/**
 * How many of the last events may hold the reason: scores and prizes follow it, and earlier ones may belong to another
 * game.
 */
const LAST = 4;

/** Returns the latest event that says why the game is over; `ends` are the keys of such events. */
export const reason = (story: readonly { phrase?: Phrase }[], ends: readonly string[] = []): Phrase | undefined =>
  story.slice(-LAST).findLast(({ phrase }) => phrase && ends.includes(phrase.key))?.phrase;
