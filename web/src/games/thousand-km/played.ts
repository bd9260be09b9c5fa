// Which card was the last on the table, and what it was for: whoever waits has something to look at.
import type { Phrase } from '../../protocol';
import type { Act } from '../face';

export interface Played {
  card: string;
  /** The attacked side. */
  onto?: number;
  /** It was thrown away. */
  tossed: boolean;
}

export interface LastPlayed extends Played {
  seat: number;
  words: string;
}

/** What somebody laid; undefined: they did something else. */
export function playedIn({ key, args }: Phrase): Played | undefined {
  const card = key === 'km-drove' ? String(args.km) : args.card;
  if (typeof card !== 'string') return undefined;
  return { card, onto: key === 'km-attacked' ? (args.side as number) : undefined, tossed: key === 'km-discarded' };
}

/** The newest of what everybody did, and by whom. */
export function lastPlayed(last: { seat: number; act: Act } | undefined): LastPlayed | undefined {
  const played = last && playedIn(last.act.phrase);
  return played && { ...played, seat: last.seat, words: last.act.words };
}
