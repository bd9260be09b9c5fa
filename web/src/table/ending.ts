// How an end is headed: who has won, and whether it is shared.
import type { Outcome } from '../protocol';

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
