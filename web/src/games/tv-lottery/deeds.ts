// What each player did in their last turn: it stays to be read until their next one begins.
import type { Phrase } from '../../protocol';

export type Deeds = Partial<Record<number, Phrase[]>>;

/** A turn begins with these. */
const BEGINS = ['tl-spun', 'tl-star'];
/** What is worth telling of it; the number that was spun is seen by where the pawn went. */
const TOLD = [
  'tl-moved', 'tl-luck', 'tl-took', 'tl-took-unseen', 'tl-swapped', 'tl-swapped-unseen', 'tl-dealt', 'tl-dealt-unseen',
  'tl-exchanged', 'tl-exchanged-unseen', 'tl-bought-off', 'tl-bought-off-unseen', 'tl-paid', 'tl-too-poor',
]; // prettier-ignore
/** Where the pawn went, and the last thing that came of it. */
const MOST = 2;

export function withDeeds(before: Deeds, events: readonly Phrase[]): Deeds {
  let deeds = before;
  for (const event of events) {
    const seat = event.args.seat as number;
    const known = BEGINS.includes(event.key) ? [] : (deeds[seat] ?? []);
    const then = TOLD.includes(event.key) ? [...known.slice(0, MOST - 1), event] : known;
    if (then !== deeds[seat]) deeds = { ...deeds, [seat]: then };
  }
  return deeds;
}
