// The tables that were opened on this device.
import { forgetWhere, recall, remember } from '../kit/storage';

/** A table that this device has a key for. */
export interface KnownTable {
  /** Seat keys, or one spectator key. */
  keys: string[];
  watching: boolean;
  game: string;
  names: string[];
  /** The seats played here, if known. */
  own?: number[];
  /** When the table was last opened, in milliseconds. */
  at: number;
  over: boolean;
  /** Used to invite others, and to recognise an invitation that is scanned twice. */
  joinKey?: string;
}

const MOST = 12;

/** Returns whether to keep a table: it is played here, or watched here and has an invitation, so it was set up here. */
const ours = (table: KnownTable): boolean => !table.watching || !!table.joinKey;

export const knownTables = (): KnownTable[] =>
  recall<KnownTable[]>('tables', []).filter((table) => Array.isArray(table.keys) && ours(table));

/** Stores a table, newest first. A table's id is the part of its key before the dot. */
export function rememberTable(table: KnownTable): void {
  const id = idOf(table);
  const before = knownTables();
  const same = before.find((other) => idOf(other) === id);
  const kept = { ...table, joinKey: table.joinKey ?? same?.joinKey };
  if (!ours(kept)) return;
  remember('tables', [kept, ...before.filter((other) => idOf(other) !== id)].slice(0, MOST));
}

export function forgetTable(keys: string[]): void {
  const id = keys[0]?.split('.')[0];
  remember(
    'tables',
    knownTables().filter((table) => idOf(table) !== id),
  );
  // Data stored with a table (a learning report) is deleted with it.
  forgetWhere((key) => key.startsWith(`table:${id}:`));
}

const idOf = (table: KnownTable): string | undefined => table.keys[0]?.split('.')[0];
