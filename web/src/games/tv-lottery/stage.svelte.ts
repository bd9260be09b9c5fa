// What is seen may be a breath behind what is true. The server tells a whole turn's step at once (spun, moved, paid);
// here the needle turns first, then the pawn walks, then the rest happens. Several steps wait in line, and the line
// hurries when it grows, so that six players are not a wait.
import { calm } from '../../kit/motion';
import type { Move, Outcome, Phrase, TvLotteryView } from '../../protocol';
import { rattle } from './noise';
import { sectorAngle, SECTORS, SPINNERS, SQUARES } from './ring';

export interface Seen {
  view: TvLotteryView;
  looking: number | null;
  moves: Move[];
  outcome: Outcome | null;
}

interface Step {
  seen: Seen;
  events: Phrase[];
}

const LUCK_LOOK = 1500;
/** So long the last card is seen on its way before the result lies over it. */
const LAST_LOOK = 750;

/**
 * On a shared tablet the table is cleared between one player's eyes and the next one's, and with it the spin that ended
 * a turn. What everybody saw last is kept for a moment, so that the spin is still shown.
 */
let lately: { view: TvLotteryView; at: number } | null = null;
const A_MOMENT = 2500;

export class Stage {
  seen = $state.raw() as Seen;
  /** The events of the step that is being seen. */
  events = $state.raw<Phrase[]>([]);
  /** Degrees of the three needles, and how long they take to get there. */
  angles = $state.raw<number[]>([0, 0, 0]);
  time = $state(0);
  /** The spinner that turns now. */
  turning = $state<number | null>(null);
  /** How many golden fields are turned up. */
  shown = $state(6);
  /** The luck card that everybody looks at. */
  luck = $state.raw<{ card: string; seat: number } | null>(null);
  /** The result of a round, until it is put away. */
  result = $state.raw<{ round: number; prizes: number[] } | null>(null);

  #number = -1;
  #line = $state.raw<Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawing: ReturnType<typeof setTimeout> | undefined;
  #luckTimer: ReturnType<typeof setTimeout> | undefined;
  #resultTimer: ReturnType<typeof setTimeout> | undefined;
  #playing: 'no' | 'spin' | 'hold' = 'no';

  /** `reveal` is called when a step has become visible: things that fly take off now. */
  constructor(
    first: Seen,
    number: number,
    private readonly reveal: (events: Phrase[], before: TvLotteryView) => void,
  ) {
    const before = lately;
    this.#jump(first);
    this.#number = number;
    if (before && first.looking === null && performance.now() - before.at < A_MOMENT) this.#catchUp(before.view, first);
  }

  #catchUp(before: TvLotteryView, first: Seen): void {
    const { view } = first;
    const seat = before.turn;
    const field = view.pawns[seat] ?? 0;
    if (before.pawns.length !== view.pawns.length || before.round !== view.round || before.pawns[seat] === field || calm())
      return;
    const spinner = SPINNERS[view.needles.findIndex((sector, i) => sector !== before.needles[i])];
    const number = (spinner && SECTORS[spinner][view.needles[SPINNERS.indexOf(spinner)] ?? -1]) ?? 0;
    const events: Phrase[] = [{ key: 'tl-moved', args: { seat, field, number, square: SQUARES[field] } }];
    if (spinner && number) events.unshift({ key: 'tl-spun', args: { seat, spinner, number } });
    const luck = view.luck_used[view.luck_used.length - 1];
    if (luck && SQUARES[field] === 'luck') events.push({ key: 'tl-luck', args: { seat, luck } });
    // Only what lay open for everybody goes back to how it was.
    this.seen = {
      ...first,
      view: { ...view, pawns: before.pawns, money: before.money, lying: before.lying, needles: before.needles, turn: seat },
    };
    this.angles = before.needles.map(sectorAngle);
    this.#line = [{ seen: first, events }];
    this.#timer = setTimeout(() => this.#next(), 40);
  }

  /** Nobody may act on a table that is not up to date. */
  get moves(): Move[] {
    return this.#line.length || this.turning !== null ? [] : this.seen.moves;
  }

  take(seen: Seen, news: { number: number; events: Phrase[] }): void {
    const known = news.number === this.#number;
    this.#number = news.number;
    if (known && seen.looking === this.seen.looking) {
      // The same step with other rights, e.g. a bot stands in.
      const last = this.#line[this.#line.length - 1];
      if (last) last.seen = seen;
      else if (this.#playing !== 'spin') this.seen = seen;
      else if (this.#current) this.#current.seen = seen;
      return;
    }
    // Some steps (which card is wanted, which one leaves) tell nothing: they must not cut short what is being seen, unless
    // it was the one who looks that answered.
    const asked = this.moves.length > 0 && !this.result && this.shown === 6;
    const quiet = !news.events.length && (this.#playing === 'no' || asked);
    if (quiet || known || seen.looking !== this.seen.looking || document.hidden) {
      this.#jump(seen);
      return;
    }
    this.#line = [...this.#line, { seen, events: news.events }];
    // Whoever acts does not wait for the end of a show.
    const mine = seen.looking !== null && news.events[0]?.args.seat === seen.looking;
    if (this.#playing === 'no' || (mine && this.#playing === 'hold')) this.#next();
  }

  /** The board leaves the screen. */
  leave(): void {
    lately = { view: { ...this.seen.view, holder: [], questions: [] }, at: performance.now() };
    this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#drawing);
    clearTimeout(this.#luckTimer);
    clearTimeout(this.#resultTimer);
  }

  putAway(): void {
    if (!this.result) return;
    this.result = null;
    if (this.shown < 6) this.#draw(300);
    if (this.#playing === 'hold') this.#hold(600);
  }

  #current: Step | null = null;

  #jump(seen: Seen): void {
    this.close();
    this.#line = [];
    this.#playing = 'no';
    this.turning = null;
    this.seen = seen;
    this.events = [];
    this.time = 0;
    this.angles = seen.view.needles.map(sectorAngle);
    this.shown = 6;
    this.luck = null;
    this.result = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [step, ...rest] = this.#line;
    this.#line = rest;
    if (!step) {
      this.#playing = 'no';
      return;
    }
    this.#current = step;
    const spun = step.events.find((event) => event.key === 'tl-spun' || event.key === 'tl-star');
    const spinner = SPINNERS.indexOf(spun?.args.spinner);
    const sector = step.seen.view.needles[spinner];
    if (!spun || sector === undefined || calm()) {
      if (spun) this.angles = step.seen.view.needles.map(sectorAngle);
      this.#show(step);
      return;
    }
    this.#playing = 'spin';
    this.luck = null;
    const own = spun.args.seat === step.seen.looking;
    this.time = own ? 1250 : rest.length ? 320 : 560;
    this.turning = spinner;
    this.angles = this.angles.map((angle, i) => (i === spinner ? onward(angle, sectorAngle(sector), own ? 4 : 2) : angle));
    rattle(this.time);
    this.#timer = setTimeout(() => {
      this.turning = null;
      this.#show(step);
    }, this.time + 60);
  }

  #show(step: Step): void {
    const before = this.seen.view;
    this.#current = null;
    this.seen = step.seen;
    if (step.events.length) this.events = step.events;
    this.#playing = 'hold';
    let hold = step.events.some((event) => event.key === 'tl-moved') ? 380 : 140;
    const luck = step.events.find((event) => event.key === 'tl-luck');
    if (luck) {
      this.luck = { card: String(luck.args.luck), seat: luck.args.seat as number };
      clearTimeout(this.#luckTimer);
      // One's own card may be read a little longer.
      this.#luckTimer = setTimeout(() => (this.luck = null), luck.args.seat === step.seen.looking ? 2 * LUCK_LOOK : LUCK_LOOK);
      hold = LUCK_LOOK - 300;
    } else if (step.events.some((event) => event.key !== 'tl-left')) {
      this.luck = null;
    }
    const over = step.seen.view.phase === 'over';
    const paid = step.events.filter((event) => event.key === 'tl-prize').slice(-step.seen.view.money.length);
    if (step.events.some((event) => event.key === 'tl-drawn') && !over && !calm()) {
      this.shown = 0;
      if (!paid.length) this.#draw(500);
      hold = 2800;
    }
    if (paid.length && !over) {
      const result = { round: step.seen.view.finished.length, prizes: paid.map((event) => event.args.money as number) };
      clearTimeout(this.#resultTimer);
      this.#resultTimer = setTimeout(() => (this.result = result), calm() ? 0 : LAST_LOOK);
      this.luck = null;
      hold = 7000;
    }
    this.reveal(step.events, before);
    if (this.#line.length && !paid.length) hold /= 2;
    this.#hold(hold);
  }

  #hold(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.result) this.putAway();
      else this.#next();
    }, time);
  }

  /** One golden field after the other, from the bottom up. */
  #draw(wait: number): void {
    clearTimeout(this.#drawing);
    this.#drawing = setTimeout(() => {
      this.shown++;
      if (this.shown < 6) this.#draw(340);
    }, wait);
    if (this.shown === 0) rattle(wait + 5 * 340, true);
  }
}

/** On to the next time the needle points there, after some whole turns. */
function onward(from: number, to: number, turns: number): number {
  const rest = (((to - from) % 360) + 360) % 360;
  return from + rest + 360 * turns;
}
