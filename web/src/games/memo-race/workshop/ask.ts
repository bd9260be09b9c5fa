// The workshop's requests to the server, which has the rules (track.py).
import { askExtra } from '../../../house/api';
import type { TrackAnswer, TrackList, TrackView } from '../../../protocol';

interface Cell {
  column: number;
  row: number;
}
/** One change to a track. */
export type Step =
  | { do: 'new' | 'size'; columns: number; rows: number }
  | ({ do: 'tap'; tool: string } & Cell)
  | ({ do: 'turn' | 'lift' } & Cell)
  | { do: 'draw'; columns: number[]; rows: number[] }
  | { do: 'clear' }
  | { do: 'pool'; pool: string }
  | { do: 'name'; name: string };

const ask = <Answer>(question: unknown): Promise<Answer> => askExtra('memo-race', 'workshop', question);

/** Returns the track of a code (null: an empty one) after these steps. */
export const edited = (code: string | null, ...steps: Step[]): Promise<TrackAnswer> => ask({ ask: 'edit', code, steps });
/** Returns the tracks of these codes, without invalid ones. */
export const tracksOf = async (codes: string[]): Promise<TrackView[]> =>
  codes.length ? (await ask<TrackList>({ ask: 'show', codes })).tracks : [];
/** Returns example tracks for a grid of this size. */
export const examples = async (columns: number, rows: number): Promise<TrackView[]> =>
  (await ask<TrackList>({ ask: 'examples', columns, rows })).tracks;
