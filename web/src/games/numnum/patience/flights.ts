// Which card goes from where to where when something happens.
import type { Air } from '../../../kit/flights.svelte';
import type { Phrase } from '../../../protocol';
import { read } from '../cards';

export type Flyer = { card: string | null };

export class Traffic {
  constructor(
    private air: Air<Flyer>,
    private root: () => HTMLElement | undefined,
  ) {}

  #find = (selector: string): Element | null | undefined => this.root()?.querySelector(selector);

  show(events: Phrase[]): void {
    const find = this.#find;
    for (const { key, args } of events) {
      const card = (args.card as string | undefined) ?? null;
      const suit = card ? read(card)?.suit : (args.colour as string | undefined);
      const pile = find(`[data-pile="${suit}"]`);
      const end = find(`[data-wait="${suit}"] .end`);
      if (key.startsWith('nn-played')) this.air.launch({ card }, find('[data-up]'), pile);
      else if (key === 'nn-waits') this.air.launch({ card }, find('[data-up]'), end);
      else if (key.startsWith('nn-fetched')) this.air.launch({ card }, end ?? find(`[data-wait="${suit}"] .slot`), pile);
      else if (key === 'nn-wish-laid') this.air.launch({ card: 'wish' }, find('[data-wishes]'), pile);
      else if (key === 'nn-wish-aside') this.air.launch({ card: 'wish' }, find('[data-deck]'), find('[data-wishes]'), 120);
      else if (key === 'nn-turned') this.air.launch({ card }, find('[data-deck]'), find('[data-up]'));
    }
  }
}
