// What this device keeps, and the only place that asks the browser for it. Private windows and strict settings may forbid
// storage, at any time: everything then lasts until the page is left.
const PREFIX = 'spielkiste:';
/** What could not be stored, by its whole name. */
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

/** Something of our own, or `otherwise` where there is nothing, or nothing that can be read. */
export function recall<T>(key: string, otherwise: T): T {
  const text = readText(PREFIX + key);
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export const remember = (key: string, value: unknown): void => writeText(PREFIX + key, JSON.stringify(value));

/** Everything of our own, by its whole name. */
export function everythingKept(): Record<string, string> {
  const stored = attempt((storage) => Object.entries<string>({ ...storage }), []);
  return Object.fromEntries([...stored, ...here].filter(([name]) => name.startsWith(PREFIX)));
}

/** The keys of all that. */
export const keptKeys = (): string[] => Object.keys(everythingKept()).map((name) => name.slice(PREFIX.length));

/** Throws away everything of our own whose key is chosen. */
export function forgetWhere(chosen: (key: string) => boolean): void {
  const stored = attempt((storage) => Object.keys(storage), []);
  for (const name of new Set([...stored, ...here.keys()]))
    if (name.startsWith(PREFIX) && chosen(name.slice(PREFIX.length))) {
      here.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    }
}
