// What this device remembers: tables, a name, the last set-up, a few switches. Private windows may forbid storage;
// everything then lasts until the page is left.
const PREFIX = 'spielkiste:';
const lost = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key) ?? lost.get(key);
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  lost.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // kept in `lost`
  }
}

/** A table that this device has a key for. */
export interface KnownTable {
  /** Seat keys, or one spectator key. */
  keys: string[];
  watching: boolean;
  game: string;
  names: string[];
  /** When it was last looked at, in milliseconds. */
  at: number;
  over: boolean;
  /** To invite others, and to recognise the invitation when it is scanned twice. */
  joinKey?: string;
}

const MOST = 12;

export const knownTables = (): KnownTable[] => recall<KnownTable[]>('tables', []).filter((table) => Array.isArray(table.keys));

/** Newest first. A table is recognised by its id, the part of a key before the dot. */
export function rememberTable(table: KnownTable): void {
  const id = idOf(table);
  const before = knownTables();
  const same = before.find((other) => idOf(other) === id);
  const kept = { ...table, joinKey: table.joinKey ?? same?.joinKey };
  remember('tables', [kept, ...before.filter((other) => idOf(other) !== id)].slice(0, MOST));
}

export function forgetTable(keys: string[]): void {
  const id = keys[0]?.split('.')[0];
  remember(
    'tables',
    knownTables().filter((table) => idOf(table) !== id),
  );
  // What a board keeps with a table (a learning report) goes with it.
  for (const name of Object.keys(localStorage)) if (name.startsWith(`spielkiste:table:${id}:`)) localStorage.removeItem(name);
}

const idOf = (table: KnownTable): string | undefined => table.keys[0]?.split('.')[0];
