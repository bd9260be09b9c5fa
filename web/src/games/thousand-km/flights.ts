// Which card goes from where to where when something happens. Places carry data-side and data-place, people data-seat.
import type { Air } from '../../kit/flights.svelte';
import type { Phrase } from '../../protocol';
import { isDistance, isSafety } from './cards';

export type Flyer = { card: string | null };

const placeFor = (card: string): string => {
  if (isDistance(card)) return 'road';
  if (isSafety(card)) return 'safeties';
  return card === 'speed-limit' || card === 'end-of-limit' ? 'speed' : 'battle';
};

export class Traffic {
  /** The card that was sent off by a tap already; its event must not send it again. */
  #sent: string | null = null;

  constructor(
    private air: Air<Flyer>,
    private root: () => HTMLElement | undefined,
    private sideAt: (seat: number) => number,
    private looking: () => number | null,
  ) {}

  #find = (selector: string): Element | null | undefined => this.root()?.querySelector(selector);
  #spot = (side: number, card: string) => this.#find(`[data-side="${side}"] [data-place="${placeFor(card)}"]`);
  #person = (seat: number) => this.#find(seat === this.looking() ? '.hand' : `[data-seat="${seat}"]`);

  /** A card leaves the hand at once; the answer of the rules follows it. */
  send(card: string, from: Element | null | undefined, side: number, discarded: boolean): void {
    this.air.launch({ card }, from, discarded ? this.#find('.box') : this.#spot(side, card));
    this.#sent = card;
  }

  show(events: Phrase[]): void {
    let delay = 0;
    for (const { key, args } of events) {
      const seat = args.seat as number;
      const card = key === 'km-drove' ? String(args.km) : ((args.card as string | undefined) ?? null);
      const own = seat === this.looking() && card !== null && card === this.#sent;
      if (key === 'km-drew' || key === 'km-drew-unseen') {
        this.air.launch({ card: null }, this.#find('.deck'), this.#person(seat), delay + 220);
      } else if (card === null || own) {
        if (own) this.#sent = null;
      } else if (key === 'km-lifted') {
        this.air.launch({ card }, this.#spot(args.side as number, card), this.#find('.box'), delay + 160);
      } else if (key === 'km-discarded') {
        this.air.launch({ card }, this.#person(seat), this.#find('.box'), delay);
      } else if (key === 'km-attacked') {
        this.air.launch({ card }, this.#person(seat), this.#spot(args.side as number, card), delay);
      } else if (key !== 'km-asked' && key !== 'km-won') {
        this.air.launch({ card }, this.#person(seat), this.#spot(this.sideAt(seat), card), delay);
      }
      delay += 60;
    }
  }
}
