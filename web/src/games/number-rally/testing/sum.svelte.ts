// A sum as the rules ask it in practice (ZR-3), for tests: after three misses only the right answer counts; or a
// lesson, or a bad connection.
import type { NumberRallyView } from '../../../protocol';

interface Way {
  /** A lesson: only the right answer is accepted, and wrong ones do not count as misses. */
  only?: boolean;
  /** The connection fails at every n-th answer. */
  fails?: number;
  /** Three answers to choose from. */
  easy?: boolean;
}

export class Sum {
  draft = $state('');
  wrong = $state<number[]>([]);
  done = $state(false);
  /** All answers given, and those for which the reason for refusal was requested. */
  said: number[] = [];
  why: number[] = [];
  readonly right: number;
  naming = $derived.by((): NonNullable<NumberRallyView['naming']> => ({
    seat: 0,
    before: this.before,
    card: String(this.card),
    skill: 'crossing',
    most: this.most,
    choices: [this.before + this.card - 1, this.before + this.card, this.before + this.card + 1],
    wrong: this.wrong,
    steps: [],
    right: this.wrong.length >= 3 ? this.before + this.card : null,
  }));

  constructor(
    private readonly before: number,
    private readonly card: number,
    private readonly most: number,
    readonly way: Way = {},
  ) {
    this.right = before + card;
  }

  async say(answer: number): Promise<boolean> {
    this.said.push(answer);
    await Promise.resolve();
    if (this.way.fails && this.said.length % this.way.fails === 0) return false;
    if (answer === this.right) this.done = true;
    else if (this.way.only) return false;
    else this.wrong = [...this.wrong, answer];
    return true;
  }
}
