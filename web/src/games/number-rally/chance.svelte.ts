// A chance to snap, from your side of the table: it comes, your hand falls or not, it goes. A hand that was second, or
// fell a moment after, is told so, and behind whom. The chance to draw goes as quickly, and so does a sum that somebody
// snaps away while you reckon.
import type { Phrase } from '../../protocol';
import { rallyEnd } from './happenings.svelte';

/** So long after a chance has gone, a hand on the table is a late one and no question. */
const LATE = 1500;
/** So long it stays to be read. */
const STAYS = 2600;

/** What a hand came too late for: a snap, behind whoever was first; a draw, or one it forgot; its own sum, which somebody snapped away. */
export type Late =
  { what: 'snap'; card: string; first: number | null } | { what: 'draw' } | { what: 'forgot' } | { what: 'sum'; first: number };

export class Chance {
  /** The card that could have been snapped a moment ago. */
  missed = $state<string | null>(null);
  late = $state.raw<Late | null>(null);
  /** Who has just snapped. */
  winner = $state<number | null>(null);
  #hand: 'up' | 'down' | 'won' = 'up';
  #first: number | null = null;
  #drawGone = -LATE;
  /** Who could still draw, of those who look. */
  #owed: number | null = null;
  #missedTimer: ReturnType<typeof setTimeout> | undefined;
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  #winnerTimer: ReturnType<typeof setTimeout> | undefined;

  /** There is something to snap now. */
  come(): void {
    this.missed = null;
    this.#hand = 'up';
    this.#first = null;
  }

  /** Your hand falls. Whether it was first, the table will tell. */
  fall(): void {
    this.#hand = 'down';
  }

  /** Whoever snapped was first; it is told before the chance is over for the rest. */
  hear(events: Phrase[], looking: number | null): void {
    const snapped = events.find((event) => event.key === 'zr-snapped');
    if (!snapped) return;
    this.winner = this.#first = snapped.args.seat as number;
    clearTimeout(this.#winnerTimer);
    this.#winnerTimer = setTimeout(() => (this.winner = null), STAYS);
    if (this.#first === looking) this.#hand = 'won';
    else if (this.#hand === 'down') this.#tellSnap(snapped.args.card as string);
    else if (events.some((event) => event.key === 'zr-naming-lapsed' && event.args.seat === looking))
      this.#tell({ what: 'sum', first: this.#first });
  }

  /** The chance is over; in a `race` a hand that did not win was late. */
  go(card: string, race: boolean): void {
    if (this.#hand === 'won' || !race) return;
    if (this.#hand === 'down') this.#tellSnap(card);
    this.missed = card;
    clearTimeout(this.#missedTimer);
    this.#missedTimer = setTimeout(() => (this.missed = null), LATE);
  }

  /** A hand falls on the table when there is nothing to snap; false if there was nothing a moment ago, either. */
  after(): boolean {
    if (this.missed === null) return false;
    this.#tellSnap(this.missed);
    return true;
  }

  /** What was not drawn by now will not be. */
  drawGone(): void {
    this.#drawGone = performance.now();
  }

  /** Whoever could draw, did not, and cannot any more: the next card lies and the hand has a gap. */
  watchDraw(events: Phrase[], looking: number | null, mayDraw: boolean, left: number): void {
    const gone = this.#owed !== null && this.#owed === looking && !mayDraw && left > 0;
    const drew = events.some(({ key, args }) => key === 'zr-drew' && args.seat === looking);
    if (gone && events.length > 0 && !drew && !rallyEnd(events)) this.#tell({ what: 'forgot' });
    this.#owed = mayDraw ? looking : null;
  }

  /** A hand reaches for the draw pile in vain; false if it was not a moment ago that it could have drawn. */
  tooLateToDraw(missing: boolean): boolean {
    const late = missing && performance.now() - this.#drawGone < LATE;
    if (late) this.#tell({ what: 'draw' });
    return late;
  }

  #tellSnap(card: string): void {
    this.#tell({ what: 'snap', card, first: this.#first });
    // Told once: the next snap may have nothing to do with this hand.
    this.#hand = 'up';
  }

  #tell(late: Late): void {
    this.late = late;
    clearTimeout(this.#lateTimer);
    this.#lateTimer = setTimeout(() => (this.late = null), STAYS);
  }
}
