// The last card played and its purpose, for waiting players to look at.
import type { Phrase } from '../../protocol';
import type { Act } from '../face';

export interface Played {
  card: string;
  /** The attacked side. */
  onto?: number;
  /** It was discarded. */
  tossed: boolean;
}

export interface LastPlayed extends Played {
  seat: number;
  words: string;
}

/** Returns the card of an event; undefined if no card was played. */
export function playedIn({ key, args }: Phrase): Played | undefined {
  const card = key === 'km-drove' ? String(args.km) : args.card;
  if (typeof card !== 'string') return undefined;
  return { card, onto: key === 'km-attacked' ? (args.side as number) : undefined, tossed: key === 'km-discarded' };
}

/** Returns the latest card of all players, and who played it. */
export function lastPlayed(last: { seat: number; act: Act } | undefined): LastPlayed | undefined {
  const played = last && playedIn(last.act.phrase);
  return played && { ...played, seat: last.seat, words: last.act.words };
}
