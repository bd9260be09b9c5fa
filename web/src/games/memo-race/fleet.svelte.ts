// Where the cars are, and how they got there. The server only sends places; each car's heading is remembered here.
import { calm } from '../../kit/motion';
import type { MemoRaceView } from '../../protocol';
import { journey, likelyHeading, standing, type Pose } from './drive';
import { exits, spotOf, towards, type Direction } from './roads';

export interface Parked extends Pose {
  scale: number;
}

const DRIVE = 350;
/** Milliseconds to place the tile before the car starts. */
const AFTER_LAYING = 180;

/** A parked car leaves the road of its tile visible: that is what players remember. */
const PARKED = 0.7;
/** Several cars on one tile stand side by side. */
const BAYS: [number, number][][] = [
  [[0, 0]],
  [
    [-0.22, 0],
    [0.22, 0],
  ],
  [
    [-0.23, -0.16],
    [0.23, -0.16],
    [0, 0.24],
  ],
  [
    [-0.23, -0.22],
    [0.23, -0.22],
    [-0.23, 0.22],
    [0.23, 0.22],
  ],
];

export class Fleet {
  parked = $state.raw<Parked[]>([]);
  #places: string[] = [];
  #headings: Direction[] = [];

  constructor(
    private car: (seat: number) => HTMLElement | null | undefined,
    private unit: () => number,
  ) {}

  headingOf = (seat: number): Direction | undefined => this.#headings[seat];

  /** Applies the new places; cars that drove are animated. `laid`: a tile was placed just before. */
  park(view: MemoRaceView, driving: boolean, laid: boolean): void {
    const before = this.parked;
    const gates = view.cars.map((car, i) => {
      const was = this.#places[i];
      const direction = was !== undefined && was !== car.place ? towards(was, car.place) : undefined;
      if (direction) this.#headings[i] = direction;
      else if (was !== car.place || !this.#headings[i]) {
        // On a start tile a car faces along the road.
        const start = view.starts.some((one) => one.place === car.place) ? exits(car.road)[0] : undefined;
        this.#headings[i] = start ?? likelyHeading(car.road);
      }
      return direction && was !== undefined ? { ...spotOf(was), direction } : undefined;
    });
    this.#places = view.cars.map((car) => car.place);
    this.parked = view.cars.map((car, i) => {
      const here = view.cars.filter((other) => other.place === car.place);
      const [dx, dy] = BAYS[here.length - 1]?.[here.indexOf(car)] ?? [0, 0];
      const { column, row } = spotOf(car.place);
      const pose = standing(column, row, car.road, this.#headings[i] ?? 'north');
      // A visiting car on a start tile keeps its direction and stops in front of the symbol.
      const was = before[i];
      const angle = was ? was.angle + ((((pose.angle - was.angle) % 360) + 540) % 360) - 180 : pose.angle;
      return { x: pose.x + dx, y: pose.y + dy, angle, scale: PARKED };
    });
    if (!driving || calm()) return;
    gates.forEach((gate, i) => {
      const from = before[i];
      const to = this.parked[i];
      if (gate && from && to) this.#drive(i, journey(from, gate, to), from.scale, to, laid ? AFTER_LAYING : 0);
    });
  }

  #drive(seat: number, poses: Pose[], scale: number, to: Parked, delay: number): void {
    const last = poses[poses.length - 1];
    if (last) this.parked = this.parked.map((one, i) => (i === seat ? { ...one, angle: last.angle } : one));
    const about = poses.some((pose, i) => Math.abs(pose.angle - (poses[i - 1]?.angle ?? pose.angle)) > 40);
    const frames = poses.map((pose, i) => ({
      transform: placed(pose, scale + (to.scale - scale) * (i / poses.length), this.unit()),
    }));
    this.car(seat)?.animate(frames, { duration: about ? DRIVE * 1.5 : DRIVE, delay, easing: 'ease-in-out', fill: 'backwards' });
  }
}

/** Returns a CSS transform for an element whose middle is at the mat's top left corner. */
export const placed = (pose: Pose, scale: number, unit: number): string =>
  `translate(${(pose.x * unit).toFixed(1)}px, ${(pose.y * unit).toFixed(1)}px) rotate(${pose.angle.toFixed(1)}deg) scale(${scale.toFixed(2)})`;
