// How an end is headed: who has won, whether it is shared, and why it is over.
import type { Outcome, Phrase } from '../protocol';

export interface Headline {
  key: string;
  /** Whose names it mentions. */
  seats: number[];
}

/** `you` is the one seat of this device; without it, it is told as to anybody. Partners who win together are no tie. */
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

/** Points and prizes may be told after it, and an earlier game at the same table before it. */
const LAST = 4;

/** Among the last things that were told, the one that says why it is over; `ends` are the keys of such events. */
export const reason = (story: readonly { phrase?: Phrase }[], ends: readonly string[] = []): Phrase | undefined =>
  story.slice(-LAST).findLast(({ phrase }) => phrase && ends.includes(phrase.key))?.phrase;
