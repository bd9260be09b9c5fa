// What somebody takes is shown before it goes: the two cards are lifted where they lay, a rope joins them, and the row or the
// colour that joins them hangs on it. Then they fly. Whoever has seen enough taps.
import type { Phrase, WallView, WhyView } from '../../../protocol';
import { sideOf } from './view';

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Joined {
  cards: [string, string];
  /** Where they lay. */
  places: [Spot, Spot];
  why: WhyView | null;
  seat: number;
  side: number;
}

/** How long a pair is shown in milliseconds: one's own, another's, and the rest of a run that somebody has hurried. */
const OWN = 420;
const THEIRS = 950;
const HURRIED = 160;

const took = (events: readonly Phrase[]): Phrase | undefined => events.find((event) => event.key.startsWith('nn-took'));

export class Rope {
  shown = $state.raw<Joined | null>(null);
  #places: [Spot, Spot] | null = null;
  #go: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose run was hurried. */
  #hurried: number | null = null;

  /** Before the page changes: where the two cards lie that are about to be taken. */
  remember(events: readonly Phrase[], root: HTMLElement | undefined): void {
    const { first, second } = took(events)?.args ?? {};
    const at = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect();
    const free = (stack: unknown) => at(`[data-free="${Number(stack) - 1}"] > *`);
    const slots = root?.querySelectorAll(`[data-stack="${Number(second) - 1}"] .slot`);
    const left = free(first);
    const right = first === second ? slots?.item(slots.length - 1)?.getBoundingClientRect() : free(second);
    const spot = ({ x, y, width, height }: DOMRect): Spot => ({ x, y, width, height });
    this.#places = left && right ? [spot(left), spot(right)] : null;
  }

  /** Shows what was taken, if something was; `go` lets it go. */
  show(events: readonly Phrase[], view: WallView, looking: number | null, go: () => void): void {
    this.#release();
    const args = took(events)?.args;
    const seat = Number(args?.seat);
    if (this.#hurried !== seat) this.#hurried = null;
    // Whoever has to say what they share is not told.
    if (!args || !this.#places || (seat === looking && view.naming)) {
      go();
      return;
    }
    const [left, right] = this.#places;
    this.shown = {
      cards: [String(args.left), String(args.right)],
      // Of a card that is covered only a part was seen.
      places: [left, { ...left, x: right.x, y: right.y }],
      why: view.last_pair?.why ?? null,
      seat,
      side: sideOf(view, seat),
    };
    this.#go = go;
    this.#timer = setTimeout(() => this.#release(), seat === looking ? OWN : this.#hurried === seat ? HURRIED : THEIRS);
  }

  /** Somebody has seen enough, of this pair and of those that follow it. */
  hurry(): void {
    if (!this.shown) return;
    this.#hurried = this.shown.seat;
    this.#release();
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#go?.();
    this.#go = null;
  }

  /** The cards are in the air. */
  gone(): void {
    this.shown = null;
  }
}
