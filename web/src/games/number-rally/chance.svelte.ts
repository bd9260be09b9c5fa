// A chance to snap, from the viewer's side: from its start to its end, with or without a snap. A player whose snap was
// second or too late is told so, and who was first. So is one who missed a draw, or whose sum was snapped away.
import type { Phrase } from '../../protocol';
import { rallyEnd } from './happenings.svelte';

/** Milliseconds after a chance during which a touch counts as a late snap and not as a question. */
const LATE = 1500;
/** Milliseconds the note stays. */
const STAYS = 2600;

/**
 * What the player missed: a snap, with the player who was faster; a draw that was too late or forgotten; their own sum, which
 * another player snapped up.
 */
export type Late =
  | { what: 'snap'; card: string; first: number | null }
  | { what: 'draw' }
  | { what: 'forgot'; last: boolean }
  | { what: 'sum'; first: number };

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

  /** Starts a chance: there is something to snap now. */
  come(): void {
    this.missed = null;
    this.#hand = 'up';
    this.#first = null;
  }

  /** Records the viewer's snap; the server will say whether they were first. */
  fall(): void {
    this.#hand = 'down';
  }

  /** Reads who snapped first; that event comes before the chance ends for the others. */
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

  /** Ends the chance; in a `race`, a snap that did not win was late. */
  go(card: string, race: boolean): void {
    if (this.#hand === 'won' || !race) return;
    if (this.#hand === 'down') this.#tellSnap(card);
    this.missed = card;
    clearTimeout(this.#missedTimer);
    this.#missedTimer = setTimeout(() => (this.missed = null), LATE);
  }

  /** Handles a snap without anything to snap; returns false if there was nothing a moment ago, either. */
  after(): boolean {
    if (this.missed === null) return false;
    this.#tellSnap(this.missed);
    return true;
  }

  /** Ends the chance to draw. */
  drawGone(): void {
    this.#drawGone = performance.now();
  }

  /** Detects a forgotten draw: the next card is played, and the hand has a gap or, with no card `held`, is empty. */
  watchDraw(events: Phrase[], looking: number | null, mayDraw: boolean, left: number, held: number): void {
    const gone = this.#owed !== null && this.#owed === looking && !mayDraw && left > 0;
    const drew = events.some(({ key, args }) => key === 'zr-drew' && args.seat === looking);
    if (gone && events.length > 0 && !drew && !rallyEnd(events)) this.#tell({ what: 'forgot', last: held === 0 });
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
    // Told only once: the viewer may not take part in the next snap.
    this.#hand = 'up';
  }

  #tell(late: Late): void {
    this.late = late;
    clearTimeout(this.#lateTimer);
    this.#lateTimer = setTimeout(() => (this.late = null), STAYS);
  }
}
