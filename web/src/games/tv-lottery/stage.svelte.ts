// Plays updates one after another. The server sends a whole step at once (spun, moved, paid); here the needle turns
// first, then the pawn walks, then the rest happens. Steps wait in a queue, and a longer queue plays faster, so that
// six players do not mean a long wait.
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

/** The stage's environment. */
export interface Around {
  clock: Clock;
  /** Whether motion is reduced. */
  calm: () => boolean;
  /** Whether the page is hidden. */
  hidden: () => boolean;
  rattle: (ms: number, roll?: boolean) => void;
}
const HERE: Around = { clock: wallClock, calm, hidden: () => document.hidden, rattle };

interface Step {
  seen: Seen;
  events: Phrase[];
}

// Durations in milliseconds.
/** A luck card opens when the pawn has arrived and stays until it is read; a tap closes it. */
const ARRIVES = 680;
const LUCK_LOOK = 2600;
const OWN_LUCK_LOOK = 3600;
/** With this many steps waiting, a luck card is only shown briefly. */
const CROWDED = 2;
const LUCK_GLANCE = 1200;
const DRAW_STEP = 340;
/** How long the spinner and the destination are shown after the needle has stopped. */
const LANDS = 1000;
/** How long the last card is shown before the result covers it. */
const LAST_LOOK = 750;

/**
 * On a shared tablet the board is removed between two players, and with it the spin that ended a turn. The last public
 * view is kept for a moment, so that the spin is still shown.
 */
let lately: { view: TvLotteryView; at: number } | null = null;
const A_MOMENT = 2500;

export class Stage {
  seen = $state.raw() as Seen;
  /** The events of the step being shown. */
  events = $state.raw<Phrase[]>([]);
  /** The angles of the three needles in degrees, and the duration of their turn. */
  angles = $state.raw<number[]>([0, 0, 0]);
  time = $state(0);
  /** The spinner that turns now. */
  turning = $state<number | null>(null);
  /**
   * The current spin: who turned which spinner, and the number once the needle has stopped. A hurried one is not shown
   * large.
   */
  spin = $state.raw<{ spinner: number; seat: number; large: boolean; number: number | null } | null>(null);
  /** The space a pawn is moving to. */
  landing = $state.raw<number | null>(null);
  /** How many golden spaces are revealed. */
  shown = $state(0);
  /** Each seat's actions in its last turn. */
  deeds = $state.raw<Deeds>({});
  /** The current luck card. */
  luck = $state.raw<Luck | null>(null);
  /** The result of a round, until it is closed. */
  result = $state.raw<{ round: number; prizes: number[] } | null>(null);

  #number = -1;
  #line = $state.raw<Step[]>([]);
  /** Timers for the next step, the next golden space, the end of the luck card, and the start of a result. */
  readonly #timer: Timer;
  readonly #drawing: Timer;
  readonly #luckTimer: Timer;
  readonly #resultTimer: Timer;
  /** The timer for the end of a spin. */
  readonly #spinTimer: Timer;
  #playing = $state<'no' | 'spin' | 'hold'>('no');

  /** `reveal` is called when a step becomes visible: flights start then. */
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
    // Only public values are restored.
    const { pawns, money, lying, needles, turn } = before;
    this.seen = { ...first, view: { ...first.view, pawns, money, lying, needles, turn } };
    this.angles = anglesOf(before);
    this.#line = [{ seen: first, events }];
    this.#timer.set(40, () => this.#next());
  }

  /** Returns the seat whose step is being shown. */
  get acting(): number | undefined {
    return this.luck?.seat ?? this.spin?.seat;
  }

  /** Returns whether a number is being drawn. */
  get drawing(): boolean {
    return this.shown < this.seen.view.places;
  }

  /** Returns whether events are still being shown. */
  get behind(): boolean {
    return this.#playing !== 'no' || this.#line.length > 0;
  }

  /** There are no moves while the shown table is out of date. */
  get moves(): Move[] {
    return this.#line.length || this.turning !== null ? [] : this.seen.moves;
  }

  take(seen: Seen, news: { number: number; events: Phrase[] }): void {
    const known = news.number === this.#number;
    this.#number = news.number;
    if (known && seen.looking === this.seen.looking) {
      // An unchanged step with different moves, e.g. when a bot takes over.
      const last = this.#line[this.#line.length - 1];
      if (last) last.seen = seen;
      else if (this.#playing !== 'spin') this.seen = seen;
      else if (this.#current) this.#current.seen = seen;
      return;
    }
    // Some steps (such as choosing a card) have no events: they must not cut short what is shown, unless the viewer
    // answered.
    const asked = this.moves.length > 0 && !this.result && !this.drawing;
    const quiet = !news.events.length && (this.#playing === 'no' || asked);
    if (quiet || known || seen.looking !== this.seen.looking || this.around.hidden()) {
      this.#jump(seen);
      return;
    }
    const over = seen.outcome !== null;
    // At the end of the game, the last step is shown next and other waiting steps are dropped; the result follows.
    this.#line = [...(over ? [] : this.#line), { seen, events: news.events }];
    // The acting player does not wait for the end of an animation.
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

  /** Called when the board is being removed. */
  leave(): void {
    lately = { view: { ...this.seen.view, holder: [], questions: [] }, at: this.around.clock.now() };
    this.close();
  }

  close(): void {
    for (const timer of [this.#timer, this.#drawing, this.#luckTimer, this.#resultTimer, this.#spinTimer]) timer.clear();
  }

  /** Continues after the luck card has been read. */
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

  /** Skips the rest, except for the viewer's own spin, because the viewer acts before everything has been shown. */
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
    // The events of one viewer must not be shown to the next.
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

  /** Ends all running animations. */
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

  /** Reveals one golden space after another, from the bottom. */
  #draw(wait: number): void {
    if (this.shown === 0) this.around.rattle(wait + (this.seen.view.places - 1) * DRAW_STEP, true);
    this.#drawing.set(wait, () => {
      this.shown++;
      if (this.drawing) this.#draw(DRAW_STEP);
    });
  }
}

/** Returns the next angle that points there, after some full turns. */
function onward(from: number, to: number, turns: number): number {
  const rest = (((to - from) % 360) + 360) % 360;
  return from + rest + 360 * turns;
}
