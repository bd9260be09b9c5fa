// A chance to snap, from the viewer's side: it comes, the hand falls or not, it goes. A hand that was second or too
// late is told so, and who was first. The same goes for the chance to draw, and for a sum that another player snaps
// away.
import type { Phrase } from '../../protocol';
import { rallyEnd } from './happenings.svelte';

/** Milliseconds after a chance during which a hand counts as late and not as a question. */
const LATE = 1500;
/** Milliseconds the note stays. */
const STAYS = 2600;

/**
 * What the hand was too late for: a snap, with the first player; a draw, or a forgotten one; the own sum, which another
 * player snapped away.
 */
export type Late =
  { what: 'snap'; card: string; first: number | null } | { what: 'draw' } | { what: 'forgot' } | { what: 'sum'; first: number };

export class Chance {
  /** The card that could have been snapped a moment ago. */
  missed = $state<string | null>(null);
  late = $state.raw<Late | null>(null);
  /** The seat that has just snapped. */
  winner = $state<number | null>(null);
  #hand: 'up' | 'down' | 'won' = 'up';
  #first: number | null = null;
  #drawGone = -LATE;
  /** The viewer's seat, while it could still draw. */
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

  /** The hand falls; the table will say whether it was first. */
  fall(): void {
    this.#hand = 'down';
  }

  /** Reads who snapped first; that is told before the chance is over for the others. */
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

  /** Handles a hand that falls without anything to snap; returns false if there was nothing a moment ago, either. */
  after(): boolean {
    if (this.missed === null) return false;
    this.#tellSnap(this.missed);
    return true;
  }

  /** The chance to draw is over. */
  drawGone(): void {
    this.#drawGone = performance.now();
  }

  /** Detects a forgotten draw: the next card is played, and the hand has a gap. */
  watchDraw(events: Phrase[], looking: number | null, mayDraw: boolean, left: number): void {
    const gone = this.#owed !== null && this.#owed === looking && !mayDraw && left > 0;
    const drew = events.some(({ key, args }) => key === 'zr-drew' && args.seat === looking);
    if (gone && events.length > 0 && !drew && !rallyEnd(events)) this.#tell({ what: 'forgot' });
    this.#owed = mayDraw ? looking : null;
  }

  /** Handles a touch on the draw pile; returns false unless drawing was possible a moment ago. */
  tooLateToDraw(missing: boolean): boolean {
    const late = missing && performance.now() - this.#drawGone < LATE;
    if (late) this.#tell({ what: 'draw' });
    return late;
  }

  #tellSnap(card: string): void {
    this.#tell({ what: 'snap', card, first: this.#first });
    // Told once: the next snap may not concern this hand.
    this.#hand = 'up';
  }

  #tell(late: Late): void {
    this.late = late;
    clearTimeout(this.#lateTimer);
    this.#lateTimer = setTimeout(() => (this.late = null), STAYS);
  }
}
