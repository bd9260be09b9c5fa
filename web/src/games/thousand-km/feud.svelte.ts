// Which attacks have not been paid back, and who has just got going: for the fist, the stamp and the crowd.
import type { Phrase, ThousandKmView } from '../../protocol';
import { sideAt } from './view';

/** For how many milliseconds the stamp and the crowd are shown. */
const STAYS = 2600;

export class Feud {
  /** The attacks that were not paid back, as "attacker>victim". */
  #owed = $state.raw<ReadonlySet<string>>(new Set());
  /** The sides that have just been paid back, and those that have just got going. */
  paid = $state.raw<readonly number[]>([]);
  going = $state.raw<readonly number[]>([]);
  #rolling: boolean[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns whether `attacker` has not been paid back by `victim` yet. */
  owes(attacker: number, victim: number): boolean {
    return this.#owed.has(`${attacker}>${victim}`);
  }

  /** Processes an update: the events, and the table after them. Returns who paid back, and whether a side got going. */
  take(events: readonly Phrase[], view: ThousandKmView): { payers: number[]; going: boolean } {
    const before = this.#rolling;
    this.#rolling = view.sides.map((side) => side.rolling);
    // A new race: no attack is left to pay back.
    if (view.sides.every((side) => !side.km && !side.stopped_by && !side.limited)) this.#owed = new Set();
    if (!events.length) return { payers: [], going: false };
    const owed = new Set(this.#owed);
    const returned = events.filter(({ key, args }) => {
      if (key !== 'km-attacked') return false;
      const by = sideAt(view, args.seat as number);
      const on = args.side as number;
      if (owed.delete(`${on}>${by}`)) return true;
      owed.add(`${by}>${on}`);
      return false;
    });
    this.#owed = owed;
    const going = this.#rolling.flatMap((rolls, side) => (rolls && before?.[side] === false ? [side] : []));
    const news = { payers: returned.map(({ args }) => args.seat as number), going: going.length > 0 };
    if (!returned.length && !news.going) return news;
    this.paid = returned.map(({ args }) => args.side as number);
    this.going = going;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.paid = [];
      this.going = [];
    }, STAYS);
    return news;
  }
}
