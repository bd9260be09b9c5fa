// Cars on a closed circuit, with one common clock: each races by itself or with a player's pedal. With reduced motion
// they hop from tile to tile.
import { calm } from '../../../kit/motion';
import type { TrackStep } from '../../../protocol';
import { along, lengthOf, type Pose } from '../drive';
import { directionOf, type Direction } from '../roads';

export interface Runner {
  seat: number;
  /** How far it has come, in tiles. */
  way: number;
  speed: number;
  /** The speed factor of a car that races by itself; it varies. */
  form: number;
  pedal: boolean;
  /** A player holds its pedal; otherwise it drives by itself. */
  byHand: boolean;
  laps: number;
  /** Its place at the finish; 0: still driving. */
  rank: number;
}

const CRUISE = 2.3;
const RIVALS = 3.2;
const TOP = 3.4;
const PUSH = 4.5;
const DRAG = 1.6;
const FEWEST_LAPS = 3;
const SHORTEST_RACE = 26;
/** The distance, in tiles, between lanes and between the two rows at the start. */
const LANE = 0.085;
const ROW = 0.5;

/** A tile of the circuit as it is driven. */
interface Tile {
  column: number;
  row: number;
  heading: Direction;
  leaving: Direction;
}

export class Race {
  runners = $state.raw<Runner[]>([]);
  running = $state(false);
  byHand = $state(false);
  winner = $state<number | null>(null);
  laps = $state(FEWEST_LAPS);
  onwin: (seat: number) => void = () => {};
  #route: Tile[] = [];
  #ends: number[] = [];
  #total = 0;
  #frame = 0;
  #last = 0;

  /** Puts the cars behind the line. */
  line(route: TrackStep[], seats: number[]): void {
    this.stop();
    this.#route = route.map((step) => ({ ...step, heading: directionOf(step.heading), leaving: directionOf(step.leaving) }));
    let length = 0;
    this.#ends = this.#route.map((step) => (length += lengthOf(step.heading, step.leaving)));
    this.#total = length;
    this.laps = Math.max(FEWEST_LAPS, Math.ceil(SHORTEST_RACE / Math.max(1, length)));
    this.winner = null;
    this.runners = seats.map((seat) => ({ seat, way: 0, speed: 0, form: 1, pedal: false, byHand: false, laps: 0, rank: 0 }));
  }

  /** Starts the race: these cars are driven by players, the others by themselves. */
  start(hands: number[]): void {
    this.byHand = hands.length > 0;
    this.winner = null;
    this.runners = this.runners.map((runner) => ({
      ...runner,
      way: 0,
      speed: 0,
      form: 0.9 + Math.random() * 0.2,
      pedal: false,
      byHand: hands.includes(runner.seat),
      laps: 0,
      rank: 0,
    }));
    this.running = true;
    this.#last = performance.now();
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#tick);
  }

  stop(): void {
    this.running = false;
    cancelAnimationFrame(this.#frame);
  }

  pedal(seat: number, down: boolean): void {
    this.runners = this.runners.map((runner) =>
      runner.seat === seat ? { ...runner, pedal: down, speed: down ? Math.max(runner.speed, 0.6) : runner.speed } : runner,
    );
  }

  #tick = (now: number): void => {
    // Capped, so that cars do not jump after a suspended tab; at least 0, because the first frame may predate the
    // start.
    const passed = Math.max(0, Math.min(0.05, (now - this.#last) / 1000));
    this.#last = now;
    let ranked = this.runners.filter((runner) => runner.rank).length;
    const finished: Runner[] = [];
    // No car starts while people still look for their pedals.
    const off = !this.byHand || this.runners.some((runner) => runner.byHand && runner.way > 0);
    this.runners = this.runners.map((runner) => {
      const next = { ...runner };
      if (next.rank) next.speed = Math.max(0, next.speed - 2.2 * passed);
      else if (next.byHand) next.speed = Math.max(0, Math.min(TOP, next.speed + (next.pedal ? PUSH : -DRAG) * passed));
      else if (off) {
        next.form += (Math.random() - 0.5) * 2.4 * passed + (1 - next.form) * 0.5 * passed;
        // Against people they are slightly slower than a car whose pedal is always held.
        next.speed += ((this.byHand ? RIVALS : CRUISE) * next.form - next.speed) * 2 * passed;
      }
      next.way += next.speed * passed;
      next.laps = Math.min(this.laps, Math.floor(next.way / this.#total));
      if (!next.rank && next.way >= this.laps * this.#total) finished.push(next);
      return next;
    });
    finished.sort((a, b) => b.way - a.way);
    for (const runner of finished) {
      runner.rank = ++ranked;
      if (ranked === 1) {
        this.winner = runner.seat;
        this.onwin(runner.seat);
      }
    }
    if (this.runners.every((runner) => runner.rank && runner.speed === 0)) this.running = false;
    if (this.running) this.#frame = requestAnimationFrame(this.#tick);
  };

  /** Returns each car's position: in pairs behind the line, and in its own lane on the road. */
  get poses(): { seat: number; pose: Pose }[] {
    return this.runners.map(({ seat, way }, i) => {
      // The second row catches up within one tile.
      const begun = Math.min(1, way);
      const grid = i % 2 ? LANE : -LANE;
      const lane = (i - (this.runners.length - 1) / 2) * LANE;
      return { seat, pose: this.#pose(way - Math.floor(i / 2) * ROW * (1 - begun), grid + (lane - grid) * begun) };
    });
  }

  #pose(way: number, lane: number): Pose {
    const there = ((way % this.#total) + this.#total) % this.#total;
    const index = Math.max(
      0,
      this.#ends.findIndex((end) => there < end),
    );
    const step = this.#route[index];
    if (!step) return { x: 0, y: 0, angle: 0 };
    const length = lengthOf(step.heading, step.leaving);
    const part = calm() ? 0.5 : 1 - ((this.#ends[index] ?? 0) - there) / length;
    const pose = along(step.column, step.row, step.heading, step.leaving, part);
    const across = ((pose.angle + 90) * Math.PI) / 180;
    return { x: pose.x + lane * Math.sin(across), y: pose.y - lane * Math.cos(across), angle: pose.angle };
  }
}
