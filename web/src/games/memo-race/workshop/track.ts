// The rules of the workshop (MR-15) and the text of a track, the same as in games/memo_race/track.py: a link made
// there opens here and the other way round, byte for byte.
import { DIRECTIONS, OPPOSITE, STEP, type Direction, type Kind } from '../roads';
import { sha256 } from './sha256';

/** A piece on the grid: nothing, one of the eleven ways a road tile can lie, or the pit. */
export const EMPTY = 0;
const PIECES = 13;
const ROADS = [
  '', 'north', 'east', 'south', 'west', 'north-south', 'east-west', 'north-east', 'south-east', 'south-west', 'north-west', 'all', 'all',
]; // prettier-ignore
const KINDS: (Kind | null)[] = [
  null, 'dead-end', 'dead-end', 'dead-end', 'dead-end', 'straight', 'straight', 'curve', 'curve', 'curve', 'curve', 'crossing', 'pit',
]; // prettier-ignore
/** Which piece lies there after a quarter turn clockwise. */
const TURNED = [0, 2, 3, 4, 1, 6, 5, 8, 9, 10, 7, 11, 12];

export const TILES: Kind[] = ['curve', 'straight', 'crossing', 'dead-end', 'pit'];
const COUNTS: Record<Kind, number> = { curve: 10, straight: 6, crossing: 4, 'dead-end': 4, pit: 1 };
export const POOLS = ['box', 'big'] as const;
export type Pool = (typeof POOLS)[number];
const BOXES: Record<Pool, number> = { box: 1, big: 4 };

export const SMALLEST = 2;
export const LARGEST = 16;
export const LONGEST_NAME = 40;

const VERSION = 1;
const HEAD = 5;
const CHECK = 4;
const LONGEST_CODE = 1000;

export interface Track {
  readonly columns: number;
  readonly rows: number;
  readonly pool: Pool;
  readonly name: string;
  /** Row by row from the upper left. */
  readonly pieces: readonly number[];
}

/** What is wrong with a link; the texts are error-track-…. */
export class BadTrack extends Error {
  readonly key: 'track-foreign' | 'track-damaged' | 'track-newer';
  constructor(key: BadTrack['key']) {
    super(key);
    this.key = key;
  }
}

export const newTrack = (columns: number, rows: number, pool: Pool = 'box', name = ''): Track => ({
  columns,
  rows,
  pool,
  name: tidy(name),
  pieces: Array<number>(columns * rows).fill(EMPTY),
});

export const kindOf = (piece: number | undefined): Kind | null => KINDS[piece ?? 0] ?? null;
export const roadOf = (piece: number | undefined): string => ROADS[piece ?? 0] ?? '';
/** Every way in which a tile of this kind can lie. */
export const piecesOf = (kind: Kind): number[] => KINDS.flatMap((other, piece) => (other === kind ? [piece] : []));
export const turned = (piece: number): number => TURNED[piece] ?? piece;
const leads = (piece: number | undefined, direction: Direction): boolean =>
  roadOf(piece) === 'all' || roadOf(piece).split('-').includes(direction);

/** How many tiles of each kind are still to be had. */
export function left(track: Track): Record<Kind, number> {
  const counts = { ...COUNTS };
  for (const kind of TILES) counts[kind] *= BOXES[track.pool];
  for (const piece of track.pieces) {
    const kind = kindOf(piece);
    if (kind) counts[kind]--;
  }
  return counts;
}

// -- driving ------------------------------------------------------------------------------------------------------

export function beside(track: Track, cell: number, direction: Direction): number {
  const column = (cell % track.columns) + STEP[direction][0];
  const row = Math.floor(cell / track.columns) + STEP[direction][1];
  return column >= 0 && column < track.columns && row >= 0 && row < track.rows ? row * track.columns + column : -1;
}

/** The direction in which a car that drove onto this tile leaves it; null where it would have to turn round. */
export function leaving(track: Track, cell: number, heading: Direction): Direction | null {
  const piece = track.pieces[cell];
  if (leads(piece, heading)) return heading;
  return DIRECTIONS.find((direction) => direction !== OPPOSITE[heading] && leads(piece, direction)) ?? null;
}

export type Trouble = 'edge' | 'gap' | 'no-join' | 'dead-end';

function trouble(track: Track, cell: number, direction: Direction): Trouble | null {
  const onto = beside(track, cell, direction);
  if (onto < 0) return 'edge';
  if (!track.pieces[onto]) return 'gap';
  return leads(track.pieces[onto], OPPOSITE[direction]) ? null : 'no-join';
}

export interface Step {
  cell: number;
  heading: Direction;
  leaving: Direction;
}

/** The circuit that goes through here, empty if the road ends: every way onto a tile has one way on. */
function follow(track: Track, first: number, start: Direction): Step[] {
  const route: Step[] = [];
  let cell = first;
  let heading = start;
  for (let i = 0; i < 4 * track.pieces.length; i++) {
    const out = leaving(track, cell, heading);
    if (out === null || trouble(track, cell, out)) return [];
    route.push({ cell, heading, leaving: out });
    cell = beside(track, cell, out);
    heading = out;
    if (cell === first && heading === start) return route;
  }
  return [];
}

/** Every closed circuit once, the longest first. */
export function circuits(track: Track): Step[][] {
  const found: Step[][] = [];
  const seen = new Set<string>();
  for (let first = 0; first < track.pieces.length; first++) {
    for (const heading of DIRECTIONS) {
      if (!leads(track.pieces[first], OPPOSITE[heading]) || seen.has(`${first}${heading}`)) continue;
      const route = follow(track, first, heading);
      for (const step of route) {
        seen.add(`${step.cell}${step.heading}`);
        // The same circuit the other way round.
        seen.add(`${step.cell}${OPPOSITE[step.leaving]}`);
      }
      if (route.length) found.push(route);
    }
  }
  return found.sort((a, b) => b.length - a.length);
}

export interface LooseEnd {
  cell: number;
  direction: Direction;
  why: Trouble;
}

/** Where the road is broken. Tiles on a circuit are in order, even if one of their roads leads nowhere. */
export function looseEnds(track: Track, found = circuits(track)): LooseEnd[] {
  const fine = new Set(found.flat().map((step) => step.cell));
  const ends: LooseEnd[] = [];
  track.pieces.forEach((piece, cell) => {
    if (!piece || fine.has(cell)) return;
    for (const direction of DIRECTIONS) {
      const why = leads(piece, direction)
        ? trouble(track, cell, direction)
        : kindOf(piece) === 'dead-end' && leads(piece, OPPOSITE[direction])
          ? 'dead-end'
          : null;
      if (why) ends.push({ cell, direction, why });
    }
  });
  return ends;
}

/**
 * The way of lying that joins its neighbours best. Where that leaves a choice: towards a field to which another road
 * already leads, else towards the middle, where there is room to go on.
 */
export function bestWay(track: Track, cell: number, kind: Kind): number {
  let best = -Infinity;
  let chosen = EMPTY;
  for (const piece of piecesOf(kind)) {
    let score = 0;
    for (const direction of DIRECTIONS) {
      const onto = beside(track, cell, direction);
      const other = onto < 0 ? EMPTY : (track.pieces[onto] ?? EMPTY);
      const out = leads(piece, direction);
      if (onto < 0) score -= out ? 2 : 0;
      else if (other) score += out === leads(other, OPPOSITE[direction]) ? (out ? 3 : 0) : -2;
      else if (out) score += (wanted(track, onto, cell) ? 1 : 0) + (inwards(track, cell, direction) ? 0.1 : 0);
    }
    if (score > best) [best, chosen] = [score, piece];
  }
  return chosen;
}

/** Whether the road of another tile than `except` leads to this field. */
const wanted = (track: Track, field: number, except: number): boolean =>
  DIRECTIONS.some((direction) => {
    const from = beside(track, field, direction);
    return from >= 0 && from !== except && leads(track.pieces[from], OPPOSITE[direction]);
  });

function inwards(track: Track, cell: number, direction: Direction): boolean {
  const [dx, dy] = STEP[direction];
  const middle = [(track.columns - 1) / 2 - (cell % track.columns), (track.rows - 1) / 2 - Math.floor(cell / track.columns)];
  return dx * (middle[0] ?? 0) + dy * (middle[1] ?? 0) > 0;
}

/** A grid of another size; tiles that fall over the edge go back into the pool. */
export function resized(track: Track, columns: number, rows: number): Track {
  const next = newTrack(columns, rows, track.pool, track.name);
  const pieces = [...next.pieces];
  track.pieces.forEach((piece, cell) => {
    const [column, row] = [cell % track.columns, Math.floor(cell / track.columns)];
    if (column < columns && row < rows) pieces[row * columns + column] = piece;
  });
  return { ...next, pieces };
}

// -- sharing ------------------------------------------------------------------------------------------------------

/** A name on one line, without anything unprintable, and not too long. */
export function tidy(name: string): string {
  const words = name
    .replace(/[\p{C}\p{Z}]/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
  return [...words].slice(0, LONGEST_NAME).join('').trimEnd();
}

function checksum(payload: Uint8Array): Uint8Array {
  const salt = new TextEncoder().encode('spielkiste-track:');
  const whole = new Uint8Array(salt.length + payload.length);
  whole.set(salt);
  whole.set(payload, salt.length);
  return sha256(whole).slice(0, CHECK);
}

/** The track as a text of letters, digits, - and _: two tiles a byte, a checksum at the end. */
export function encode(track: Track): string {
  const name = new TextEncoder().encode(track.name);
  const bytes = [VERSION, POOLS.indexOf(track.pool), track.columns, track.rows, name.length, ...name];
  for (let cell = 0; cell < track.pieces.length; cell += 2)
    bytes.push(16 * (track.pieces[cell] ?? 0) + (track.pieces[cell + 1] ?? 0));
  const payload = Uint8Array.from(bytes);
  return btoa(String.fromCharCode(...payload, ...checksum(payload)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The track that `encode` wrote; BadTrack says what is wrong with anything else. */
export function decode(code: string): Track {
  const raw = unpack(code);
  const payload = raw.slice(0, -CHECK);
  if (checksum(payload).some((byte, i) => byte !== raw[payload.length + i])) throw new BadTrack('track-damaged');
  if ((payload[0] ?? 0) > VERSION) throw new BadTrack('track-newer');
  const track = rebuild(payload);
  if (!track || encode(track) !== code) throw new BadTrack('track-damaged');
  return track;
}

function unpack(code: string): Uint8Array {
  // A text whose length leaves one letter over is no base64 at all.
  if (code.length > LONGEST_CODE || !/^[A-Za-z0-9_-]*$/.test(code) || code.length % 4 === 1) throw new BadTrack('track-foreign');
  const raw = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  if (raw.length <= HEAD + CHECK) throw new BadTrack('track-foreign');
  return raw;
}

function rebuild(payload: Uint8Array): Track | null {
  const [, pool = 0, columns = 0, rows = 0, length = 0] = payload;
  const wanted = POOLS[pool];
  if (!wanted || Math.min(columns, rows) < SMALLEST || Math.max(columns, rows) > LARGEST) return null;
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(payload.slice(HEAD, HEAD + length));
  } catch {
    return null;
  }
  const packed = payload.slice(HEAD + length);
  if (packed.length < Math.ceil((columns * rows) / 2)) return null;
  const pieces = Array.from({ length: columns * rows }, (_, cell) => {
    const byte = packed[cell >> 1] ?? 0;
    return cell % 2 ? byte % 16 : byte >> 4;
  });
  const track: Track = { ...newTrack(columns, rows, wanted, name), pieces };
  return pieces.some((piece) => piece >= PIECES) || Object.values(left(track)).some((count) => count < 0) ? null : track;
}
