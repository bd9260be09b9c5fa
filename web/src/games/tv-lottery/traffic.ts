// What flies where, by what happened: cards between board and holders, notes between people and the pig.
import type { Air } from '../../kit/flights.svelte';
import { calm } from '../../kit/motion';
import type { Phrase, TvLotteryView } from '../../protocol';
import { notesFor } from './notes';
import { fieldOf, spot, way } from './ring';

export interface Flyer {
  /** A digit card, or its back (null), or a note. */
  digit?: number | null;
  note?: number;
}

export class Traffic {
  constructor(
    private readonly air: Air<Flyer>,
    private readonly root: () => HTMLElement | undefined,
    private readonly looking: () => number | null,
  ) {}

  #find(selector: string): Element | null {
    return this.root()?.querySelector(selector) ?? null;
  }
  #person(seat: unknown): Element | null {
    return this.#find(`[data-seat="${Number(seat)}"]`);
  }
  /** One's own card goes into its place, anybody else's to the person. */
  #holder(seat: unknown, place: unknown): Element | null {
    return (
      (seat === this.looking() && typeof place === 'number' && this.#find(`[data-holder="${place - 1}"]`)) || this.#person(seat)
    );
  }
  #pay(from: Element | null, to: Element | null, money: unknown, delay: number): void {
    for (const note of notesFor(Number(money))) this.air.launch({ note }, from, to, (delay += 70));
  }

  show(events: Phrase[], before: TvLotteryView): void {
    let delay = 0;
    const bank = this.#find('[data-bank]');
    const field = (digit: unknown) => this.#find(`[data-field="${fieldOf(before, Number(digit))}"]`);
    for (const { key, args } of events) {
      const seat = args.seat;
      if (key === 'tl-moved') delay += this.#walk(seat as number, before, args.field as number, args.number as number);
      else if (key === 'tl-luck') delay += 500;
      else if (key === 'tl-picked')
        this.air.launch({ digit: args.digit as number }, field(args.digit), this.#person(seat), delay);
      else if (key === 'tl-took' || key === 'tl-took-unseen') {
        this.air.launch({ digit: args.digit as number }, field(args.digit), this.#holder(seat, args.place), delay);
        this.air.launch({ digit: args.card as number }, this.#holder(seat, args.place), field(args.card), delay + 120);
      } else if (key === 'tl-placed' && seat === this.looking()) {
        this.air.launch(
          { digit: args.digit as number },
          this.#find('.you .digit') ?? field(args.digit),
          this.#holder(seat, args.place),
          delay,
        );
      } else if (key === 'tl-swapped' && seat === this.looking()) {
        const [one, other] = [this.#holder(seat, args.place), this.#holder(seat, args.second)];
        this.air.launch({ digit: before.holder[(args.place as number) - 1] ?? null }, one, other, delay);
        this.air.launch({ digit: before.holder[(args.second as number) - 1] ?? null }, other, one, delay);
      } else if (key.startsWith('tl-dealt') || key.startsWith('tl-exchanged') || key.startsWith('tl-bought-off')) {
        const other = args.seller ?? args.other;
        const sold = key.startsWith('tl-dealt') ? (args.digit as number) : ((args.digit as number | undefined) ?? null);
        this.#pay(this.#person(seat), this.#person(other), args.money ?? 0, delay);
        this.air.launch({ digit: sold }, this.#holder(other, args.place), this.#holder(seat, args.place), delay + 120);
        this.air.launch(
          { digit: (args.card as number | undefined) ?? null },
          this.#holder(seat, args.place),
          this.#holder(other, args.place),
          delay + 200,
        );
      } else if (key === 'tl-got' || key === 'tl-prize') this.#pay(bank, this.#person(seat), args.money, delay);
      else if (key === 'tl-paid') this.#pay(this.#person(seat), bank, args.money, delay);
      else if (key === 'tl-gave') this.#pay(this.#person(seat), this.#person(args.other), args.money, delay);
      delay += 50;
    }
  }

  /** A pawn hops from field to field; the table underneath is already right. */
  #walk(seat: number, before: TvLotteryView, to: number, number: number): number {
    const pawn = this.#find(`[data-pawn="${seat}"]`) as HTMLElement | null;
    const cell = this.#find('[data-field="3"]')?.getBoundingClientRect();
    if (!pawn || !cell || calm()) return 0;
    const [row, column] = spot(to);
    const path = way(before, before.pawns[seat] ?? 0, to, number);
    const frames: Keyframe[] = path.map((field, i) => {
      const [r, c] = spot(field);
      return {
        transform: `translate(${(c - column) * cell.width}px, ${(r - row) * cell.height - (i % 2 && i < path.length - 1 ? cell.height * 0.16 : 0)}px)`,
      };
    });
    const duration = Math.min(620, 140 + 55 * path.length);
    pawn.animate(frames, { duration, easing: 'linear' });
    return duration;
  }
}
