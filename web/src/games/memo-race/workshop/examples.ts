// Three tracks to start from, drawn as one would with a pencil.
import { newTrack, type Track } from './track';

const SIGNS: Record<string, number> = {
  '╵': 1,
  '╶': 2,
  '╷': 3,
  '╴': 4,
  '│': 5,
  '─': 6,
  '└': 7,
  '┌': 8,
  '┐': 9,
  '┘': 10,
  '┼': 11,
  '╬': 12,
};

const DRAWINGS = [
  ['┌──┐', '│  │', '└──┘'],
  ['┌┐ ', '└┼┐', ' └┘'],
  ['┌─┐  ', '└┐│  ', ' └╬─┐', '  │ │', '  └─┘'],
];

/** In the middle of a grid of this size, if it is large enough. */
export function examples(columns: number, rows: number): Track[] {
  return DRAWINGS.map((drawing) => {
    const wide = Math.max(columns, drawing[0]?.length ?? 0);
    const high = Math.max(rows, drawing.length);
    const left = Math.floor((wide - (drawing[0]?.length ?? 0)) / 2);
    const top = Math.floor((high - drawing.length) / 2);
    const track = newTrack(wide, high);
    const pieces = [...track.pieces];
    drawing.forEach((line, row) =>
      [...line].forEach((sign, column) => (pieces[(top + row) * wide + left + column] = SIGNS[sign] ?? 0)),
    );
    return { ...track, pieces };
  });
}
