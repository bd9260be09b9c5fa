// Each player's actions in their last turn, shown until their next turn begins.
import type { Phrase } from '../../protocol';

export type Deeds = Partial<Record<number, Phrase[]>>;

/** Events that begin a turn. */
const BEGINS = ['tl-spun', 'tl-star'];
/** Events worth showing; the number spun is visible from the pawn's move. */
const TOLD = [
  'tl-moved', 'tl-luck', 'tl-took', 'tl-took-unseen', 'tl-swapped', 'tl-swapped-unseen', 'tl-dealt', 'tl-dealt-unseen',
  'tl-exchanged', 'tl-exchanged-unseen', 'tl-bought-off', 'tl-bought-off-unseen', 'tl-paid', 'tl-too-poor',
]; // prettier-ignore
/** The maximum number of events kept: where the pawn went, and the last consequence. */
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
