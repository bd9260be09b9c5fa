// The suggested road on empty sand: a ring with one field of sand around it.
export interface Ring {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const ringIn = ({ columns, rows }: { columns: number; rows: number }): Ring => ({
  left: 1,
  top: 1,
  right: columns - 2,
  bottom: rows - 2,
});

/** Returns whether the ring covers this field. */
export const goesOver = ({ left, top, right, bottom }: Ring, column: number, row: number): boolean =>
  column >= left &&
  row >= top &&
  column <= right &&
  row <= bottom &&
  (column === left || row === top || column === right || row === bottom);

/** Returns the ring's outline along the middle of the fields (100 units each), with the bends of the tiles. */
export const outline = ({ left, top, right, bottom }: Ring) => ({
  x: left * 100 + 50,
  y: top * 100 + 50,
  width: (right - left) * 100,
  height: (bottom - top) * 100,
  rx: 50,
});
