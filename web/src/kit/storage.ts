// The only module that uses the browser's storage. Private windows and strict settings can forbid it at any time;
// values then last until the page is closed.
const PREFIX = 'spielkiste:';
/** Values that could not be stored, by full key. */
const here = new Map<string, string>();

function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

export const readText = (name: string): string | null => here.get(name) ?? attempt((storage) => storage.getItem(name), null);

export function writeText(name: string, text: string): void {
  const stored = attempt((storage) => (storage.setItem(name, text), true), false);
  if (stored) here.delete(name);
  else here.set(name, text);
}

/** Returns one of our values, or `otherwise` if it is missing or unreadable. */
export function recall<T>(key: string, otherwise: T): T {
  const text = readText(PREFIX + key);
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export const remember = (key: string, value: unknown): void => writeText(PREFIX + key, JSON.stringify(value));

/** Returns all our values by full key. */
export function everythingKept(): Record<string, string> {
  const stored = attempt((storage) => Object.entries<string>({ ...storage }), []);
  return Object.fromEntries([...stored, ...here].filter(([name]) => name.startsWith(PREFIX)));
}

/** Returns the keys of all our values, without the prefix. */
export function keptKeys(): string[] {
  const stored = attempt((storage) => Object.keys(storage), []);
  return [...new Set([...stored, ...here.keys()])]
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));
}

/** Deletes our values whose keys match. */
export function forgetWhere(chosen: (key: string) => boolean): void {
  for (const name of keptKeys()
    .filter(chosen)
    .map((key) => PREFIX + key)) {
    here.delete(name);
    attempt((storage) => storage.removeItem(name), undefined);
  }
}
