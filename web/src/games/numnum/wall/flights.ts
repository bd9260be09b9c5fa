// Which card goes from where to where. The view is already the new one: a stack's free card lies where the taken one lay.
import type { Air } from '../../../kit/flights.svelte';
import type { Phrase, WallView } from '../../../protocol';
import { sideOf } from './view';

export interface Flyer {
  card: string;
}

export class Traffic {
  constructor(
    private air: Air<Flyer>,
    private root: () => HTMLElement | undefined,
  ) {}

  #find = (selector: string): Element | null | undefined => this.root()?.querySelector(selector);
  /** People count stacks from 1, events do too. */
  #stack = (number: unknown) =>
    this.#find(`[data-free="${Number(number) - 1}"]`) ?? this.#find(`[data-stack="${Number(number) - 1}"]`);

  show(events: Phrase[], view: WallView): void {
    let delay = 0;
    for (const { key, args } of events) {
      if (key === 'nn-took' || key === 'nn-took-doubly' || key === 'nn-took-opening') {
        const pile = this.#find(`[data-side="${sideOf(view, args.seat)}"] .pile`);
        this.air.launch({ card: args.left }, this.#stack(args.first), pile, delay);
        this.air.launch({ card: args.right }, this.#stack(args.second), pile, delay + 90);
      } else if (key === 'nn-swapped') {
        const seven = this.#find('[data-taken="wish"]') ?? this.#find('[data-place="last"]');
        this.air.launch({ card: args.card }, seven, this.#stack(args.stack), delay);
        this.air.launch({ card: 'wish' }, this.#stack(args.stack), seven, delay);
      } else if (key === 'nn-aside-barred' || key === 'nn-aside-lifted') {
        this.air.launch({ card: args.card }, this.#stack(args.stack), this.#find(`[data-bar="${args.row}"]`), delay);
      } else continue;
      delay += 240;
    }
  }
}
