// The picture of one way to place a tile: its part of the board, and the line of the car.
import { exits, OPPOSITE, spotOf, STEP, towards, type Direction } from './roads';

export interface Frame {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/**
 * Returns the smallest part of the board with the car, the tile and all its possible exits; it is the same for all
 * directions of the tile.
 */
export function frameOf(car: string, turned: string, ways: string[]): Frame {
  const here = spotOf(turned);
  const spots = [spotOf(car), here];
  for (const way of ways) {
    for (const exit of exits(way)) {
      const [dx, dy] = STEP[exit];
      spots.push({ column: here.column + dx, row: here.row + dy });
    }
  }
  const columns = spots.map((spot) => spot.column);
  const rows = spots.map((spot) => spot.row);
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  return { column: left, row: top, columns: right - left + 1, rows: bottom - top + 1 };
}

export interface Line {
  path: string;
  /** The arrow's head, as its own path. */
  tip: string;
}

/** Returns the path of the car, 100 units per tile, from its own tile across the revealed one to where that leads. */
export function lineOf(car: string, turned: string, way: string): Line {
  const from = spotOf(car);
  const at = spotOf(turned);
  const heading = towards(car, turned) ?? 'north';
  const [hx, hy] = STEP[heading];
  const [x0, y0] = [100 * from.column + 50 + 18 * hx, 100 * from.row + 50 + 18 * hy];
  const [x1, y1] = [100 * at.column + 50, 100 * at.row + 50];
  const on = exits(way).find((exit) => exit !== OPPOSITE[heading]);
  // A dead end: the line ends in front of the barrier. On a crossing the exit is still open.
  if (on === undefined || way === 'all')
    return { path: `M${x0} ${y0}L${x1 - 20 * hx} ${y1 - 20 * hy}`, tip: tip(x1 + 6 * hx, y1 + 6 * hy, heading) };
  const [dx, dy] = STEP[on];
  const joins = exits(way).includes(OPPOSITE[heading]);
  const [ex, ey] = [x1 + 56 * dx, y1 + 56 * dy];
  const bend = joins ? `L${x1 - 42 * hx} ${y1 - 42 * hy}Q${x1} ${y1} ${x1 + 42 * dx} ${y1 + 42 * dy}` : `L${x1} ${y1}`;
  return { path: `M${x0} ${y0}${on === heading ? '' : bend}L${ex} ${ey}`, tip: tip(ex + 26 * dx, ey + 26 * dy, on) };
}

function tip(x: number, y: number, direction: Direction): string {
  const [dx, dy] = STEP[direction];
  return `M${x} ${y}L${x - 32 * dx - 27 * dy} ${y - 32 * dy - 27 * dx}L${x - 32 * dx + 27 * dy} ${y - 32 * dy + 27 * dx}Z`;
}
