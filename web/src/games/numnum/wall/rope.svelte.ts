// Shows a pair before it leaves: the two cards are lifted, and a rope with their common row or suit joins them. Then
// they fly. A tap skips the animation.
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
  /** Where the cards were. */
  places: [Spot, Spot];
  why: WhyView | null;
  seat: number;
  side: number;
}

/** How long a pair is shown, in milliseconds: the viewer's own, another player's, and each one after a skip. */
const OWN = 420;
const THEIRS = 950;
const HURRIED = 160;

const took = (events: readonly Phrase[]): Phrase | undefined => events.find((event) => event.key.startsWith('nn-took'));

export class Rope {
  shown = $state.raw<Joined | null>(null);
  #places: [Spot, Spot] | null = null;
  #go: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The seat whose run is being skipped. */
  #hurried: number | null = null;

  /** Stores where the two cards are before the page changes. */
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

  /** Shows a taken pair, if there is one; `go` then lets it fly. */
  show(events: readonly Phrase[], view: WallView, looking: number | null, go: () => void): void {
    this.#release();
    const args = took(events)?.args;
    const seat = Number(args?.seat);
    if (this.#hurried !== seat) this.#hurried = null;
    // A player who has to name the match must not see the reason.
    if (!args || !this.#places || (seat === looking && view.naming)) {
      go();
      return;
    }
    const [left, right] = this.#places;
    this.shown = {
      cards: [String(args.left), String(args.right)],
      // Only a part of a covered card was visible.
      places: [left, { ...left, x: right.x, y: right.y }],
      why: view.last_pair?.why ?? null,
      seat,
      side: sideOf(view, seat),
    };
    this.#go = go;
    this.#timer = setTimeout(() => this.#release(), seat === looking ? OWN : this.#hurried === seat ? HURRIED : THEIRS);
  }

  /** Skips this pair and the following ones of the run. */
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

  /** Called when the cards are flying. */
  gone(): void {
    this.shown = null;
  }
}
