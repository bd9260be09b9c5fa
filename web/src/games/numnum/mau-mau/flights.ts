// Which card goes from where to where when something happens. People carry data-seat.
import type { Air } from '../../../kit/flights.svelte';
import type { Phrase } from '../../../protocol';

export type Flyer = { card: string | null };

export class Traffic {
  /** The card that was sent off by a tap already; its event must not send it again. */
  #sent: string | null = null;

  constructor(
    private air: Air<Flyer>,
    private root: () => HTMLElement | undefined,
    private looking: () => number | null,
  ) {}

  #find = (selector: string): Element | null | undefined => this.root()?.querySelector(selector);
  #person = (seat: number, card: string | null) =>
    seat === this.looking()
      ? ((card ? this.#find(`[data-hand] [data-card="${card}"]`) : null) ??
        this.#find('[data-hand]') ??
        this.#find(`[data-seat="${seat}"]`))
      : this.#find(`[data-seat="${seat}"]`);
  #place = (card: string) => this.#find(card.startsWith('no-') ? '[data-bars]' : '[data-pile]');

  /** A card leaves the hand at once; the answer of the rules follows it. */
  send(card: string, from: Element | null | undefined): void {
    this.air.launch({ card }, from, this.#place(card));
    this.#sent = card;
  }

  show(events: Phrase[]): void {
    let delay = 0;
    for (const { key, args } of events) {
      const seat = args.seat as number;
      if (['nn-laid', 'nn-laid-doubly', 'nn-laid-on-wish', 'nn-wished', 'nn-barred', 'nn-lifted'].includes(key)) {
        const card = key === 'nn-wished' ? 'wish' : (args.card as string);
        if (seat === this.looking() && card === this.#sent) this.#sent = null;
        else this.air.launch({ card }, this.#person(seat, null), this.#place(card), delay);
      } else if (key.startsWith('nn-drew')) {
        const card = (args.card as string | undefined) ?? null;
        this.air.launch({ card }, this.#find('[data-deck]'), this.#person(seat, card), delay);
      } else continue;
      delay += 80;
    }
  }
}
