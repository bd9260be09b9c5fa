// The people who play on this device. A person is a name and an animal; stickers, learning records and finished games
// belong to the name. Only the name and the animal leave the device, for the table where the person plays.
import { keptKeys, recall, remember } from '../kit/storage';

export interface Person {
  name: string;
  animal: number;
}

const FAMILY = 'family';
/** The name of the person who plays now; before there were several people, the name of the only one. */
const PLAYING = 'name';
const RECORD = 'child:';
export const LONGEST_NAME = 20;

const whole = (one: Person | null): one is Person => !!one && typeof one.name === 'string' && typeof one.animal === 'number';

/** Returns the person of a device that knew only one. */
function former(): Person[] {
  const name = recall(PLAYING, '');
  return name ? [{ name, animal: recall<number | null>('animal', null) ?? 0 }] : [];
}

/** Returns the people in the order in which they came, and then the owners of other learning records. */
export function family(): Person[] {
  const kept = recall<Person[] | null>(FAMILY, null);
  const known = Array.isArray(kept) ? kept.filter(whole) : former();
  const others = keptKeys()
    .filter((key) => key.startsWith(RECORD))
    .map((key) => ({ name: key.slice(RECORD.length), animal: recall<{ seat?: number } | null>(key, null)?.seat ?? 0 }))
    .filter(({ name }) => !known.some((one) => one.name === name));
  return [...known, ...others];
}

export const member = (name: string): Person | undefined => family().find((one) => one.name === name);

/** Returns the person who plays now, if one was chosen. */
export const playing = (): Person | undefined => member(recall(PLAYING, ''));

export const choose = (name: string): void => remember(PLAYING, name);

export const keepFamily = (people: Person[]): void => remember(FAMILY, people);

/** Adds a person, or gives a known one this animal. */
export function meet({ name, animal }: Person): void {
  const known = family();
  const person = { name: name.trim().slice(0, LONGEST_NAME), animal };
  if (!person.name) return;
  keepFamily(
    known.some((one) => one.name === person.name)
      ? known.map((one) => (one.name === person.name ? person : one))
      : [...known, person],
  );
}

/** Adds the people of another device. */
export function joinFamily(others: unknown): void {
  const brought = (Array.isArray(others) ? (others as Person[]) : []).filter(whole);
  for (const person of brought) if (!member(person.name)) meet(person);
}

/** Returns whose sticker or game it is: the seat's player if known here, else the person who plays now. */
export const ownerOf = (name: string): string | undefined => (member(name) ?? playing())?.name;

/** Returns the owner of data from before the device knew several people. */
export const firstOwner = (): string | undefined => family()[0]?.name;
