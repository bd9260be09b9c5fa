// What just happened at the wall, as long as it is worth showing.
import type { LastPairView, Phrase, WallView } from '../../../protocol';
import type { Answered } from '../cards';

export class News {
  /** The pair taken last, and why it matched. */
  pair = $state.raw<LastPairView | null>(null);
  /** Who took it. */
  taker = $state<number | null>(null);
  /** Whoever looks has just taken a double pair and goes on. */
  again = $state(false);
  /** Where wrong answers only count, play goes on; what would have been right may be looked at meanwhile. */
  lesson = $state.raw<(Answered & { bars: number[] }) | null>(null);

  hear(events: Phrase[], view: WallView, looking: number | null): void {
    const wrong = events.findLast((event) => event.key === 'nn-misnamed-strict' && event.args.seat === looking);
    if (wrong) this.lesson = { ...(wrong.args as Answered), bars: view.bars };
    const took = events.findLast((event) => event.key.startsWith('nn-took'));
    const named = events.some((event) => event.key === 'nn-named' || event.key === 'nn-misnamed-strict');
    // While a pair is being named the view keeps to itself why it matched.
    if (took || named) this.pair = view.last_pair;
    if (!took) return;
    this.taker = Number(took.args.seat);
    this.again = took.key === 'nn-took-doubly' && took.args.seat === looking;
  }
}
