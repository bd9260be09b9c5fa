// Recent events at the wall, kept as long as they are worth showing.
import type { LastPairView, Phrase, WallView } from '../../../protocol';
import type { Answered } from '../cards';

export class News {
  /** The last pair taken, and why it matched. */
  pair = $state.raw<LastPairView | null>(null);
  /** Who took it. */
  taker = $state<number | null>(null);
  /** The viewer has just taken a double pair and plays again. */
  again = $state(false);
  /** The seats that have taken a pair since the opening. */
  known = $state.raw<ReadonlySet<unknown>>(new Set());
  /** Strict naming: the right answer, shown while play goes on. */
  lesson = $state.raw<(Answered & { bars: number[] }) | null>(null);

  hear(events: Phrase[], view: WallView, looking: number | null): void {
    const wrong = events.findLast((event) => event.key === 'nn-misnamed-strict' && event.args.seat === looking);
    if (wrong) this.lesson = { ...(wrong.args as Answered), bars: view.bars };
    const took = events.findLast((event) => event.key.startsWith('nn-took'));
    const named = events.some((event) => event.key === 'nn-named' || event.key === 'nn-misnamed-strict');
    // While a pair is being named, the view hides why it matched.
    if (took || named) this.pair = view.last_pair;
    if (!took) return;
    const since = events.slice(events.findLastIndex(({ key }) => key === 'nn-took-opening') + 1);
    const before = since.length === events.length ? this.known : [];
    this.known = new Set([...before, ...since.flatMap(({ key, args }) => (key.startsWith('nn-took') ? args.seat : []))]);
    this.taker = Number(took.args.seat);
    this.again = took.key === 'nn-took-doubly' && took.args.seat === looking;
  }
}
