// What is seen may be a breath behind what is true. The server tells a whole turn's step at once (spun, moved, paid);
// here the needle turns first, then the pawn walks, then the rest happens. Several steps wait in line, and the line
// hurries when it grows, so that six players are not a wait.
import { calm } from '../../kit/motion';
import type { Move, Outcome, Phrase, TvLotteryView } from '../../protocol';
import { type Clock, Timer, wallClock } from './clock';
import { type Luck, luckIn } from './luck';
import { meanwhile } from './meanwhile';
import { rattle } from './noise';
import { withDeeds, type Deeds } from './deeds';
import { anglesOf } from './ring';

export interface Seen {
  view: TvLotteryView;
  looking: number | null;
  moves: Move[];
  outcome: Outcome | null;
}

/** What the stage needs to know of the world around it. */
export interface Around {
  clock: Clock;
  /** Nothing may travel across the screen. */
  calm: () => boolean;
  /** Nobody is looking. */
  hidden: () => boolean;
  rattle: (ms: number, roll?: boolean) => void;
}
const HERE: Around = { clock: wallClock, calm, hidden: () => document.hidden, rattle };

interface Step {
  seen: Seen;
  events: Phrase[];
}

// How long things are looked at, in milliseconds.
/** A luck card is turned up when the pawn has arrived, and may be read; whoever has read it taps it away. */
const ARRIVES = 680;
const LUCK_LOOK = 2600;
const OWN_LUCK_LOOK = 3600;
/** With so many steps waiting, a luck card is only glanced at. */
const CROWDED = 2;
const LUCK_GLANCE = 1200;
const DRAW_STEP = 340;
/** So long the spinner and the field it led to are seen after the needle has stopped. */
const LANDS = 1000;
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
  /** The spin everybody looks at: who turned which spinner, and the number, once the needle has stopped. A hurried one is not made much of. */
  spin = $state.raw<{ spinner: number; seat: number; large: boolean; number: number | null } | null>(null);
  /** The field to which a pawn is on its way. */
  landing = $state.raw<number | null>(null);
  /** How many golden fields are turned up. */
  shown = $state(0);
  /** What each seat did in its last turn. */
  deeds = $state.raw<Deeds>({});
  /** The luck card that everybody looks at. */
  luck = $state.raw<Luck | null>(null);
  /** The result of a round, until it is put away. */
  result = $state.raw<{ round: number; prizes: number[] } | null>(null);

  #number = -1;
  #line = $state.raw<Step[]>([]);
  /** The next step, the next golden field, the end of the luck card, the beginning of a result. */
  readonly #timer: Timer;
  readonly #drawing: Timer;
  readonly #luckTimer: Timer;
  readonly #resultTimer: Timer;
  /** The end of a spin. */
  readonly #spinTimer: Timer;
  #playing = $state<'no' | 'spin' | 'hold'>('no');

  /** `reveal` is called when a step has become visible: things that fly take off now. */
  constructor(
    first: Seen,
    number: number,
    private readonly reveal: (events: Phrase[], before: TvLotteryView) => void,
    private readonly around: Around = HERE,
  ) {
    const { clock } = around;
    [this.#timer, this.#drawing, this.#luckTimer, this.#resultTimer, this.#spinTimer] = [
      new Timer(clock),
      new Timer(clock),
      new Timer(clock),
      new Timer(clock),
      new Timer(clock),
    ];
    const before = lately;
    this.#jump(first);
    this.#number = number;
    if (before && first.looking === null && clock.now() - before.at < A_MOMENT) this.#catchUp(before.view, first);
  }

  #catchUp(before: TvLotteryView, first: Seen): void {
    const events = meanwhile(before, first.view);
    if (!events.length || this.around.calm()) return;
    // Only what lay open for everybody goes back to how it was.
    const { pawns, money, lying, needles, turn } = before;
    this.seen = { ...first, view: { ...first.view, pawns, money, lying, needles, turn } };
    this.angles = anglesOf(before);
    this.#line = [{ seen: first, events }];
    this.#timer.set(40, () => this.#next());
  }

  /** Whose step is being shown: they turn, walk, or read their luck card. */
  get acting(): number | undefined {
    return this.luck?.seat ?? this.spin?.seat;
  }

  /** A number is being drawn. */
  get drawing(): boolean {
    return this.shown < this.seen.view.places;
  }

  /** Something that has happened is still being shown. */
  get behind(): boolean {
    return this.#playing !== 'no' || this.#line.length > 0;
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
    const asked = this.moves.length > 0 && !this.result && !this.drawing;
    const quiet = !news.events.length && (this.#playing === 'no' || asked);
    if (quiet || known || seen.looking !== this.seen.looking || this.around.hidden()) {
      this.#jump(seen);
      return;
    }
    const over = seen.outcome !== null;
    // The result waits until the end has been seen: that comes next, whatever else was still waiting.
    this.#line = [...(over ? [] : this.#line), { seen, events: news.events }];
    // Whoever acts does not wait for the end of a show.
    const mine = seen.looking !== null && news.events[0]?.args.seat === seen.looking;
    if (this.#playing === 'no' || ((mine || over) && this.#playing === 'hold')) {
      if (over) this.#clearRound();
      this.#next();
    }
  }

  #clearRound(): void {
    this.#resultTimer.clear();
    this.#drawing.clear();
    this.result = null;
    this.shown = this.seen.view.places;
  }

  /** The board leaves the screen. */
  leave(): void {
    lately = { view: { ...this.seen.view, holder: [], questions: [] }, at: this.around.clock.now() };
    this.close();
  }

  close(): void {
    for (const timer of [this.#timer, this.#drawing, this.#luckTimer, this.#resultTimer, this.#spinTimer]) timer.clear();
  }

  /** The luck card has been read. */
  readOn(): void {
    if (!this.luck) return;
    this.luck = null;
    this.#luckTimer.clear();
    if (this.#playing === 'hold') this.#next();
  }

  putAway(): void {
    if (!this.result) return;
    this.result = null;
    if (this.drawing) this.#draw(300);
    if (this.#playing === 'hold') this.#hold(600);
  }

  /** Somebody who is asked acts before everything has been seen that led to it: the rest is cut short. Their own needle is not. */
  hurry(): void {
    const { seen } = this.#line.at(-1) ?? this.#current ?? this;
    const own = this.turning !== null && this.#current?.events[0]?.args.seat === seen.looking;
    if (!own && seen.moves.length && (seen !== this.seen || this.result || this.drawing)) this.#jump(seen);
  }

  #current: Step | null = null;

  #jump(seen: Seen): void {
    this.close();
    this.#line = [];
    this.#playing = 'no';
    this.turning = null;
    this.#land();
    // What one pair of eyes was told is not for the next.
    if (seen.looking !== this.seen?.looking) this.deeds = {};
    this.seen = seen;
    this.events = [];
    this.time = 0;
    this.angles = anglesOf(seen.view);
    this.shown = seen.view.places;
    this.luck = null;
    this.result = null;
  }

  #next(): void {
    this.#timer.clear();
    const [step, ...rest] = this.#line;
    this.#line = rest;
    if (!step) {
      this.#playing = 'no';
      return;
    }
    this.#current = step;
    const spun = step.events.find((event) => event.key === 'tl-spun' || event.key === 'tl-star');
    const spinner = step.seen.view.spinners.findIndex(({ name }) => name === spun?.args.spinner);
    const goals = anglesOf(step.seen.view);
    const goal = goals[spinner];
    if (!spun || goal === undefined || this.around.calm()) {
      if (spun) this.angles = goals;
      this.#show(step);
      return;
    }
    this.#playing = 'spin';
    this.luck = null;
    const own = spun.args.seat === step.seen.looking;
    this.time = own ? 1250 : rest.length ? 320 : 560;
    this.turning = spinner;
    this.#land();
    this.spin = { spinner, seat: spun.args.seat as number, large: own || !rest.length, number: null };
    this.angles = this.angles.map((angle, i) => (i === spinner ? onward(angle, goal, own ? 4 : 2) : angle));
    this.around.rattle(this.time);
    this.#timer.set(this.time + 60, () => {
      this.turning = null;
      this.#show(step);
    });
  }

  #show(step: Step): void {
    const before = this.seen.view;
    this.#current = null;
    this.seen = step.seen;
    if (step.events.length) this.events = step.events;
    this.#playing = 'hold';
    const move = step.events.find((event) => event.key === 'tl-moved');
    const moved = move !== undefined;
    if (move && !this.around.calm()) {
      this.landing = move.args.field as number;
      if (this.spin) this.spin = { ...this.spin, number: move.args.number as number };
      this.#spinTimer.set(LANDS, () => this.#land());
    } else if (this.spin?.number === null) {
      this.#land();
    }
    let hold = moved ? 380 : 140;
    const luck = luckIn(step.events);
    this.deeds = withDeeds(this.deeds, step.events);
    if (luck) {
      const wait = moved && !this.around.calm() ? ARRIVES : 0;
      const own = luck.seat === step.seen.looking;
      const look = own ? OWN_LUCK_LOOK : this.#line.length > CROWDED ? LUCK_GLANCE : LUCK_LOOK;
      this.luck = null;
      this.#luckTimer.set(wait, () => {
        this.luck = luck;
        this.#land();
        this.#luckTimer.set(look, () => (this.luck = null));
      });
      hold = wait + look;
    } else if (step.events.some((event) => event.key !== 'tl-left')) {
      this.luck = null;
    }
    const over = step.seen.view.phase === 'over';
    const paid = step.events.filter((event) => event.key === 'tl-prize').slice(-step.seen.view.money.length);
    if (step.events.some((event) => event.key === 'tl-drawn') && !over && !this.around.calm()) {
      this.shown = 0;
      if (!paid.length) this.#draw(500);
      hold = 2800;
    }
    if (paid.length && !over) {
      const result = { round: step.seen.view.finished.length, prizes: paid.map((event) => event.args.money as number) };
      this.#resultTimer.set(this.around.calm() ? 0 : LAST_LOOK, () => (this.result = result));
      this.luck = null;
      hold = 7000;
    }
    this.reveal(step.events, before);
    if (this.#line.length && !paid.length && !luck) hold /= 2;
    this.#hold(hold);
  }

  /** Nothing is on its way any more. */
  #land(): void {
    this.#spinTimer.clear();
    this.spin = null;
    this.landing = null;
  }

  #hold(time: number): void {
    this.#timer.set(time, () => {
      if (this.result) this.putAway();
      else this.#next();
    });
  }

  /** One golden field after the other, from the bottom up. */
  #draw(wait: number): void {
    if (this.shown === 0) this.around.rattle(wait + (this.seen.view.places - 1) * DRAW_STEP, true);
    this.#drawing.set(wait, () => {
      this.shown++;
      if (this.drawing) this.#draw(DRAW_STEP);
    });
  }
}

/** On to the next time the needle points there, after some whole turns. */
function onward(from: number, to: number, turns: number): number {
  const rest = (((to - from) % 360) + 360) % 360;
  return from + rest + 360 * turns;
}
