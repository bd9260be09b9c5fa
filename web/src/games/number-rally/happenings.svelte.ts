// Recent events: the sum under the pile, and the end of a rally.
import type { NumberRallyView, Outcome, Phrase } from '../../protocol';
import { sign, written } from './cards';
import type { Words } from './words';

export interface Moment {
  /** The winner; null: no one had the car. */
  seat: number | null;
  total: number;
  title: string;
  lines: string[];
}

interface Table {
  view: NumberRallyView;
  looking: number | null;
  words: Words;
}

const ENDS = ['zr-rally-won', 'zr-rally-unwon'];
/** Events shown to a waiting player. */
const TOLD = ['zr-laid', 'zr-snapped', 'zr-car', 'zr-named', 'zr-misnamed', 'zr-last-drawn', 'zr-rally'];

export const rallyEnd = (events: Phrase[]): Phrase | undefined => events.find(({ key }) => ENDS.includes(key));

export class Happenings {
  moment = $state.raw<Moment | null>(null);
  #sum = $state.raw<{ at: number; words: string } | null>(null);
  /** The last total shown: that of the finished rally when the next one is dealt. */
  #seen = 0;

  constructor(private table: () => Table) {}

  hear(events: Phrase[]): void {
    for (const { key, args } of events) if (key === 'zr-total') this.#note(args.before as number, args.total as number);
    const end = rallyEnd(events);
    if (end && !events.some(({ key }) => key === 'zr-won')) this.#finish(end);
    this.#seen = this.table().view.total;
  }

  #note(before: number, total: number): void {
    const { pile } = this.table().view;
    const top = pile[pile.length - 1];
    this.#seen = total;
    const reckoned = top !== undefined && sign(before, top) === '=';
    this.#sum = {
      at: pile.length,
      words: top === undefined || before === total ? '' : reckoned ? written(before, top) : `${before} \u2192 ${total}`,
    };
  }

  /** Returns why this player won, if the car decided. */
  #byCar({ seat, reason }: Phrase['args']): string[] {
    const { looking, words } = this.table();
    if (reason !== 'past' && reason !== 'empty') return [];
    return [
      seat === looking ? words.text('web-zr-car-yours') : words.text('web-zr-car-theirs', { name: words.nameOf(seat as number) }),
    ];
  }

  #finish({ key, args }: Phrase): void {
    const { view, looking, words } = this.table();
    const { text } = words;
    const won = key === 'zr-rally-won';
    const reason = text(`zr-reason-${args.reason}`);
    this.moment = {
      seat: won ? args.seat : null,
      total: this.#seen,
      title: won
        ? text(args.seat === looking ? 'web-zr-rally-yours' : 'web-zr-rally-theirs', { name: words.nameOf(args.seat) })
        : text('web-zr-rally-nobody'),
      lines: won
        ? [reason, ...this.#byCar(args), text('web-zr-points', { points: args.points, goal: view.points_to_win })]
        : [reason],
    };
  }

  /** Returns the last sum, shown below the pile, or the sum in question. */
  caption(view: NumberRallyView): string {
    const { naming } = view;
    if (naming) return `${written(naming.before, naming.card)} ${sign(naming.before, naming.card)} ?`;
    return this.#sum?.at === view.pile.length ? this.#sum.words : '';
  }

  /** Returns the latest event in words. */
  latest(events: Phrase[], outcome: Outcome | null, tell: (phrase: Phrase) => string): string | undefined {
    const end = outcome && events.find(({ key }) => key === 'zr-rally-won');
    if (end) return [this.table().words.text(`zr-reason-${end.args.reason}`), ...this.#byCar(end.args)].join(': ');
    const told = events.filter(({ key }) => TOLD.includes(key));
    const last = told[told.length - 1];
    return last && tell(last);
  }
}
