// Pawns share a field: one stands beside what is printed there, two above one another, more in two rows. Fractions of a cell, from
// its middle.
import { spot } from './ring';

const CROWD: Record<number, [number, number][]> = {
  1: [[0.26, 0.02]],
  2: [[0.3, -0.2], [0.3, 0.22]],
  3: [[-0.16, -0.2], [0.3, -0.2], [0.07, 0.14]],
  4: [[-0.06, -0.2], [0.28, -0.2], [-0.06, 0.14], [0.28, 0.14]],
  5: [[-0.24, -0.2], [0.04, -0.2], [0.32, -0.2], [-0.06, 0.14], [0.26, 0.14]],
  6: [[-0.28, -0.2], [0.02, -0.2], [0.32, -0.2], [-0.28, 0.14], [0.02, 0.14], [0.32, 0.14]],
}; // prettier-ignore

export interface Standing {
  seat: number;
  /** Height, and the point it stands on, in pixels of the ring. */
  size: number;
  x: number;
  y: number;
}

/** Where each pawn stands, by the field of each seat and the size of a cell. */
export function standing(pawns: number[], cell: { w: number; h: number }): Standing[] {
  return pawns.map((field, seat) => {
    const group = pawns.map((at, one) => ({ at, one })).filter(({ at }) => at === field);
    const rank = group.findIndex(({ one }) => one === seat);
    const [row, column] = spot(field);
    if (field === 0) {
      // The start is two cells wide: they line up behind the word.
      const step = Math.min(0.3, 0.74 / Math.max(1, group.length - 1));
      const x = (column + 1.8 - (group.length - 1 - rank) * step) * cell.w;
      return { seat, size: Math.min(cell.h * 0.78, cell.w * 0.7), x, y: (row + 0.56) * cell.h };
    }
    const size = Math.min(cell.h * (group.length > 2 ? 0.62 : group.length > 1 ? 0.56 : 0.74), cell.w * 0.78);
    const [dx, dy] = CROWD[group.length]?.[rank] ?? [0, 0];
    return { seat, size, x: (column + 0.5 + dx) * cell.w, y: (row + 0.5 + dy) * cell.h };
  });
}
