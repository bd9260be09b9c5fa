// How a car drives over tiles: along the middle of the road, with the bends of the drawings.
import { exits, HEADING, OPPOSITE, STEP, type Direction } from './roads';

/** In tiles from the top left corner of the grid; the angle is in degrees, 0 with the nose north. */
export interface Pose {
  x: number;
  y: number;
  angle: number;
}

/** The distance of the road from the tile's middle half-way through a bend. */
const BEND = 0.5 - 0.5 * Math.SQRT1_2;

/** Returns a point on the path across one tile, in by one side and out by another; `part` is from 0 to 1. */
export function along(column: number, row: number, heading: Direction, leaving: Direction, part: number): Pose {
  const [inX, inY] = STEP[OPPOSITE[heading]];
  const [outX, outY] = STEP[leaving];
  if (heading === leaving) {
    return { x: column + 0.5 + 0.5 * inX * (1 - 2 * part), y: row + 0.5 + 0.5 * inY * (1 - 2 * part), angle: HEADING[heading] };
  }
  if (leaving === OPPOSITE[heading]) {
    // A dead end: in, turn, and out again.
    const way = part < 0.4 ? 1 - part / 0.4 : part > 0.6 ? (part - 0.6) / 0.4 : 0;
    const about = Math.min(1, Math.max(0, (part - 0.4) / 0.2)) * 180;
    return { x: column + 0.5 + 0.5 * inX * way, y: row + 0.5 + 0.5 * inY * way, angle: HEADING[heading] + about };
  }
  // A quarter circle around the corner between the two sides.
  const cornerX = column + 0.5 + 0.5 * (inX + outX);
  const cornerY = row + 0.5 + 0.5 * (inY + outY);
  const turned = (part * Math.PI) / 2;
  const x = cornerX - 0.5 * (outX * Math.cos(turned) + inX * Math.sin(turned));
  const y = cornerY - 0.5 * (outY * Math.cos(turned) + inY * Math.sin(turned));
  const right = (HEADING[leaving] - HEADING[heading] + 360) % 360 === 90;
  return { x, y, angle: HEADING[heading] + (right ? 90 : -90) * part };
}

/** Returns the length of that path: bends are shorter than straights. */
export const lengthOf = (heading: Direction, leaving: Direction): number =>
  heading === leaving ? 1 : leaving === OPPOSITE[heading] ? 1 : Math.PI / 4;

/** Returns the resting position of a car that entered this tile with this heading. */
export function standing(column: number, row: number, road: string, heading: Direction): Pose {
  const out = exits(road);
  const [first, second] = out;
  if (!first) return { x: column + 0.5, y: row + 0.5, angle: HEADING[heading] };
  if (out.length === 2 && second && second !== OPPOSITE[first]) {
    // A curve, entered by either end.
    const from = second === OPPOSITE[heading] || first === heading ? second : first;
    return along(column, row, OPPOSITE[from], from === first ? second : first, 0.5);
  }
  if (out.length > 1) return { x: column + 0.5, y: row + 0.5, angle: HEADING[heading] };
  // In a dead end the car stops before the barrier. On a tile placed sideways (MR-7) it faces the exit.
  const [dx, dy] = STEP[first];
  return { x: column + 0.5 + 0.1 * dx, y: row + 0.5 + 0.1 * dy, angle: HEADING[first === OPPOSITE[heading] ? heading : first] };
}

/** Returns the most likely heading of a car whose arrival was not seen. */
export function likelyHeading(road: string): Direction {
  const [only, ...more] = exits(road);
  return more.length || !only ? (exits(road).includes('north') ? 'north' : 'east') : OPPOSITE[only];
}

const nearer = (angle: number, to: number): number => to + 360 * Math.round((angle - to) / 360);

/** Returns a car's way from its position across the edge to its next position, as points; angles never jump. */
export function journey(from: Pose, gate: { column: number; row: number; direction: Direction }, target: Pose): Pose[] {
  const { column, row, direction } = gate;
  const [dx, dy] = STEP[direction];
  const edge: Pose = { x: column + 0.5 + 0.5 * dx, y: row + 0.5 + 0.5 * dy, angle: HEADING[direction] };
  const poses: Pose[] = [];
  let angle = from.angle;
  const add = (pose: Pose) => {
    angle = nearer(angle, pose.angle);
    poses.push({ ...pose, angle });
  };
  add(from);
  for (const [a, b] of [
    [from, edge],
    [edge, target],
  ] as const) {
    const bent = Math.abs(a.x - b.x) > 0.02 && Math.abs(a.y - b.y) > 0.02;
    // The bend follows the edge's axis, like the road.
    const control = bent
      ? dx
        ? { x: a === edge ? a.x + dx * BEND * 1.2 : b.x - dx * BEND * 1.2, y: edge.y }
        : { x: edge.x, y: a === edge ? a.y + dy * BEND * 1.2 : b.y - dy * BEND * 1.2 }
      : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const x = (1 - t) ** 2 * a.x + 2 * t * (1 - t) * control.x + t * t * b.x;
      const y = (1 - t) ** 2 * a.y + 2 * t * (1 - t) * control.y + t * t * b.y;
      const to = nearer(angle, b.angle);
      add({ x, y, angle: t === 1 ? to : angle + (to - angle) * t });
    }
  }
  return poses;
}
