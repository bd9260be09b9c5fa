// The board as printed: the ring clockwise from the start, the three spinners, and where things lie.
// The same facts as material.py; the server decides, this only draws.
export const SQUARES = [
  'start',
  'digit-0', 'luck', 'digit-1', 'swap', 'digit-2', 'bad-luck', 'digit-3', 'luck', 'digit-4', 'swap',
  'digit-5', 'luck', 'digit-6', 'bad-luck', 'digit-7', 'swap', 'digit-8', 'luck', 'digit-9', 'buy',
] as const; // prettier-ignore
export const FIELDS = 20;
export const PLACES = 6;
export const PRICE = 50_000;

export const SPINNERS = ['yellow', 'green', 'red'] as const;
export type Spinner = (typeof SPINNERS)[number];
export const SECTORS: Record<Spinner, readonly number[]> = {
  yellow: [5, 6, 7, 8, 9, 10],
  green: [1, 2, 3, 4, 5, 6],
  red: [-3, -2, -1, 1, 2, 3],
};
export const SECTOR_COUNT = 7;
/** The middle of a sector, in degrees from the top. */
export const sectorAngle = (sector: number): number => ((sector + 0.5) * 360) / SECTOR_COUNT;

export const digitOf = (field: number): number | undefined => {
  const square = SQUARES[field];
  return square?.startsWith('digit-') ? Number(square.slice(6)) : undefined;
};
export const fieldOf = (digit: number): number => 1 + 2 * digit;

/** Where a pawn comes to stand; it enters by the start, which is counted once only. */
export function landing(field: number, number: number): number {
  if (field === 0) return number > 0 ? number : FIELDS + 1 + number;
  return ((field - 1 + number + FIELDS) % FIELDS) + 1;
}

/** The fields a pawn touches on its way, the first and the last included. */
export function way(from: number, to: number, number: number): number[] {
  const step = Math.sign(number);
  const fields = [from];
  if (!step) return [from, to];
  for (let at = from; at !== to && fields.length <= FIELDS;) fields.push((at = landing(at, step)));
  return fields;
}

/** Row and column (from 0) on the printed grid of six by seven; the start fills two columns. */
export function spot(field: number): [row: number, column: number] {
  if (field === 0) return [5, 0];
  if (field <= 5) return [5 - field, 0];
  if (field <= 11) return [0, field - 5];
  if (field <= 16) return [field - 11, 6];
  return [5, 22 - field];
}
