// A chance to snap, from your side of the table: it comes, your hand falls or not, it goes. A hand that was second, or
// fell a moment after, is told so, and behind whom. The chance to draw goes as quickly.
import type { Phrase } from '../../protocol';

/** So long after a chance has gone, a hand on the table is a late one and no question. */
const LATE = 1500;
/** So long it stays to be read. */
const STAYS = 2600;

export class Chance {
  /** The card that could have been snapped a moment ago. */
  missed = $state<string | null>(null);
  /** A hand came too late: its card (null: it wanted to draw), and who was first if anybody was. */
  late = $state.raw<{ card: string | null; first: number | null } | null>(null);
  /** Who has just snapped. */
  winner = $state<number | null>(null);
  #hand: 'up' | 'down' | 'won' = 'up';
  #first: number | null = null;
  #drawGone = -LATE;
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
    else if (this.#hand === 'down') this.#tell(snapped.args.card as string);
  }

  /** The chance is over; in a `race` a hand that did not win was late. */
  go(card: string, race: boolean): void {
    if (this.#hand === 'won' || !race) return;
    if (this.#hand === 'down') this.#tell(card);
    this.missed = card;
    clearTimeout(this.#missedTimer);
    this.#missedTimer = setTimeout(() => (this.missed = null), LATE);
  }

  /** A hand falls on the table when there is nothing to snap; false if there was nothing a moment ago, either. */
  after(): boolean {
    if (this.missed === null) return false;
    this.#tell(this.missed);
    return true;
  }

  /** What was not drawn by now will not be. */
  drawGone(): void {
    this.#drawGone = performance.now();
  }

  /** A hand reaches for the draw pile in vain; false if it was not a moment ago that it could have drawn. */
  tooLateToDraw(missing: boolean): boolean {
    const late = missing && performance.now() - this.#drawGone < LATE;
    if (late) this.#tell(null);
    return late;
  }

  #tell(card: string | null): void {
    this.late = { card, first: this.#first };
    clearTimeout(this.#lateTimer);
    this.#lateTimer = setTimeout(() => (this.late = null), STAYS);
  }
}
