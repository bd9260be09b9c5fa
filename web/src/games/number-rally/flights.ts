// Which card goes from where to where when something happens. People carry data-seat; the car drives by itself.
import type { Air } from '../../kit/flights.svelte';
import type { Phrase } from '../../protocol';

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
  /** Own cards come and go where there is a gap in the hand. */
  #person = (seat: number) =>
    seat === this.looking() ? (this.#find('[data-free]') ?? this.#find('[data-hand]')) : this.#find(`[data-seat="${seat}"]`);

  /** A card leaves the hand at once; the answer of the rules follows it. */
  send(card: string, from: Element | null | undefined): void {
    this.air.launch({ card }, from, this.#find('[data-pile]'));
    this.#sent = card;
  }

  show(events: Phrase[]): void {
    let delay = 0;
    for (const { key, args } of events) {
      const seat = args.seat as number;
      if (key === 'zr-laid' || key === 'zr-snapped') {
        if (seat === this.looking() && args.card === this.#sent) this.#sent = null;
        else this.air.launch({ card: args.card as string }, this.#person(seat), this.#find('[data-pile]'), delay);
      } else if (key === 'zr-drew' || key === 'zr-drew-unseen') {
        this.air.launch({ card: null }, this.#find('[data-deck]'), this.#person(seat), delay + 120);
      } else if (key === 'zr-dealt' || key === 'zr-dealt-unseen') {
        this.air.launch(
          { card: null },
          this.#find('[data-deck]'),
          this.#find(seat === this.looking() ? '[data-hand]' : `[data-seat="${seat}"]`),
          delay,
        );
      } else continue;
      delay += 60;
    }
  }
}
