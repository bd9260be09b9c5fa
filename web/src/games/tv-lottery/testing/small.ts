// A small table for tests: four spaces, two spinners, three places. It differs from the real board on purpose: the code
// must not depend on that.
import type { Move, TvLotteryView } from '../../../protocol';
import type { Clock } from '../clock';

export const viewOf = (part: Partial<TvLotteryView> = {}): TvLotteryView => ({
  phase: 'turn',
  round: 1,
  rounds: 2,
  buying_off: false,
  turn: 0,
  turns: 0,
  turns_most: 120,
  number: [1, 2, 3],
  lying: [1, 1],
  money: [200_000, 200_000],
  pawns: [0, 0],
  needles: [0, 0],
  luck_pile: 20,
  luck_used: [],
  luck: null,
  holder: [4, 5, 6],
  right: 0,
  prize: 0,
  held: [3, 3],
  filling: [false, false],
  questions: [],
  finished: [],
  places: 3,
  ring: ['start', 'digit-0', 'luck', 'digit-1', 'swap'],
  onward: [1, 2, 3, 4, 1],
  back: [4, 4, 1, 2, 3],
  spinners: [
    { name: 'yellow', sectors: [1, 2, 3, null] },
    { name: 'red', sectors: [-1, null] },
  ],
  ...part,
});

export const moveOf = (notation: string, part: Partial<Move> = {}): Move => {
  const kind = notation.split(' ')[0] ?? '';
  return { notation, kind, key: `tl-move-${kind}`, args: {}, outlook: {}, ...part };
};

/** A clock controlled by the test. */
export class HandClock implements Clock {
  #now = 0;
  #due: { at: number; act: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(ms: number, act: () => void): () => void {
    const one = { at: this.#now + ms, act };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  }
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = end;
  }
  /** Returns the number of scheduled actions. */
  get waiting(): number {
    return this.#due.length;
  }
}
