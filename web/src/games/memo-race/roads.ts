// Directions, roads and places by the server's names, and their positions on the grid.
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** Steps to the next column and row. */
export const STEP: Record<Direction, readonly [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const OPPOSITE: Record<Direction, Direction> = { north: 'south', east: 'west', south: 'north', west: 'east' };
/** The clockwise rotation of a car that drives in this direction, in degrees; its nose is drawn north. */
export const HEADING: Record<Direction, number> = { north: 0, east: 90, south: 180, west: 270 };

export const isDirection = (word: string): word is Direction => (DIRECTIONS as readonly string[]).includes(word);
/** Returns a direction from the server's word. */
export const directionOf = (word: string): Direction => (isDirection(word) ? word : 'north');
/** Returns the directions in which a road leads out: "south-east" → south, east. */
export const exits = (road: string): Direction[] => (road === 'all' ? [...DIRECTIONS] : road.split('-').filter(isDirection));

// The clockwise rotation of each drawing. Unrotated: the straight north-south, the curve south-east, the dead end open
// to the south, a start tile leading north.
const TURNS: Record<string, Record<string, number>> = {
  straight: { 'north-south': 0, 'east-west': 90 },
  curve: { 'south-east': 0, 'south-west': 90, 'north-west': 180, 'north-east': 270 },
  'dead-end': { south: 0, west: 90, north: 180, east: 270 },
};
export const turnOf = (kind: string, road: string | null): number => (road === null ? 0 : (TURNS[kind]?.[road] ?? 0));

// -- the board of the game --------------------------------------------------------------------------------------

export interface Spot {
  /** From 0 to 6: the outer ring has the start/finish tiles. */
  column: number;
  row: number;
}

/** Where the start/finish tiles are drawn. */
const STARTS: Record<string, Spot> = {
  nw: { column: 0, row: 1 },
  ne: { column: 5, row: 0 },
  se: { column: 6, row: 5 },
  sw: { column: 1, row: 6 },
};
export const PIT = 'c3';

export const spotOf = (place: string): Spot => STARTS[place] ?? { column: place.charCodeAt(0) - 96, row: Number(place[1]) };

const PLACES = new Map<string, string>();
for (const column of 'abcde')
  for (let row = 1; row <= 5; row++) PLACES.set(`${column.charCodeAt(0) - 96},${row}`, `${column}${row}`);
for (const [name, { column, row }] of Object.entries(STARTS)) PLACES.set(`${column},${row}`, name);
export const placeAt = (column: number, row: number): string | undefined => PLACES.get(`${column},${row}`);

/** Letters and numbers along the edges, where there is no start/finish tile. */
export const MARGINS = [1, 2, 3, 4, 5].flatMap((at) => {
  const [letter, number] = [String.fromCharCode(64 + at), String(at)];
  return [
    { mark: letter, column: at, row: 0, near: { column: at, row: 0.33 } },
    { mark: letter, column: at, row: 6, near: { column: at, row: 5.67 } },
    { mark: number, column: 0, row: at, near: { column: 0.33, row: at } },
    { mark: number, column: 6, row: at, near: { column: 5.67, row: at } },
  ]
    .filter(({ column, row }) => !PLACES.has(`${column},${row}`))
    .map(({ mark, near }) => ({ mark, ...near }));
});

/** Returns the direction from one place to its neighbour. */
export function towards(from: string, to: string): Direction | undefined {
  const [a, b] = [spotOf(from), spotOf(to)];
  return DIRECTIONS.find((direction) => a.column + STEP[direction][0] === b.column && a.row + STEP[direction][1] === b.row);
}

// -- the four colours ------------------------------------------------------------------------------------------------

/** Each colour has its own symbol, for colour-blind players. */
export const SIGNS = { red: 'flower', blue: 'moon', yellow: 'sun', green: 'clover' } as const;
export type Colour = keyof typeof SIGNS;
export const INKS: Record<Colour, string> = {
  red: 'var(--mr-red)',
  blue: 'var(--mr-blue)',
  yellow: 'var(--mr-yellow)',
  green: 'var(--mr-green)',
};
export const isColour = (word: string | null | undefined): word is Colour => word != null && word in SIGNS;
