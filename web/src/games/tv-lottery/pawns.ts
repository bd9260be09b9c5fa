// Places pawns that share a space so that none hides another: a single one beside the print, more in two rows.
// Positions are fractions of a cell from its middle.
import { spot } from './ring';

const UP = -0.2;
const DOWN = 0.26;
const CROWD: Record<number, [number, number][]> = {
  1: [[0.26, 0.02]],
  2: [[0.31, UP], [0.31, DOWN]],
  3: [[0.31, UP], [0, DOWN], [0.31, DOWN]],
  4: [[0, UP], [0.31, UP], [0, DOWN], [0.31, DOWN]],
  5: [[0, UP], [0.31, UP], [-0.31, DOWN], [0, DOWN], [0.31, DOWN]],
  6: [[-0.31, UP], [0, UP], [0.31, UP], [-0.31, DOWN], [0, DOWN], [0.31, DOWN]],
}; // prettier-ignore

/** The aspect ratio of a pawn (width / height). */
const SLIM = 34 / 46;
/** The part of the start space (two cells wide) to the right of its word. */
const BEHIND = { from: 0.8, to: 1.96 };
/** The height of each of several pawns, relative to the cell. */
const SHARED = 0.46;

export interface Standing {
  seat: number;
  /** No other pawn is on this space. */
  alone: boolean;
  /** The pawn's height and the position of its foot, in pixels of the ring. */
  size: number;
  x: number;
  y: number;
}

/** Returns each pawn's position, given each seat's space and the size of a cell. */
export function standing(pawns: number[], cell: { w: number; h: number }): Standing[] {
  return pawns.map((field, seat) => {
    const group = pawns.map((at, one) => ({ at, one })).filter(({ at }) => at === field);
    const rank = group.findIndex(({ one }) => one === seat);
    const alone = group.length === 1;
    const [row, column] = spot(field);
    if (field === 0) {
      const share = (abreast: number) => (BEHIND.to - BEHIND.from) / Math.max(abreast, 2);
      // One row, unless two rows make the pawns larger.
      const rows = (cell.w * share(group.length)) / SLIM < cell.h * SHARED ? 2 : 1;
      const columns = Math.ceil(group.length / rows);
      const wide = share(columns);
      const size = Math.min(cell.h * (rows > 1 ? SHARED : 0.74), (cell.w * wide) / SLIM);
      const x = (column + BEHIND.to - (columns - (rank % columns) - 0.5) * wide) * cell.w;
      const y = rows > 1 ? (rank < columns ? UP : DOWN) : 0.04;
      return { seat, alone, size, x, y: (row + 0.5 + y) * cell.h };
    }
    const size = Math.min(cell.h * (alone ? 0.74 : SHARED), cell.w * (alone ? 0.78 : 0.31 / SLIM));
    const [dx, dy] = CROWD[group.length]?.[rank] ?? [0, 0];
    return { seat, alone, size, x: (column + 0.5 + dx) * cell.w, y: (row + 0.5 + dy) * cell.h };
  });
}
