// Renames a person of this device, and deletes everything that the device keeps about one.
import { everythingKept, forgetWhere, keptKeys, readText, recall, remember, writeText } from '../kit/storage';
import { passStickers } from './day';
import { choose, family, keepFamily, type Person, playing } from './family';
import { forgetChild, passRecord } from './learning/children';
import type { KeptAnswer } from './learning/memory';
import { forgetTable, knownTables } from './memory';
import { forgetPlayed, playedGames } from './played';

const ANSWERS = /^table:.+:answers$/;
const SETUP = 'setup:';

/** Gives a person another name or animal; what they have goes along. The new name must be free. */
export function change(name: string, to: Person): void {
  const current = playing()?.name === name;
  const people = family();
  passStickers(name, to.name);
  passRecord(name, to);
  renameSeats(name, to);
  keepFamily(people.map((one) => (one.name === name ? to : one)));
  if (current) choose(to.name);
}

/** Deletes a person with all records, stickers and finished games. Returns a function that undoes this. */
export function depart(name: string): () => void {
  const before = everythingKept();
  const others = family().filter((one) => one.name !== name);
  passStickers(name, null);
  forgetChild(name);
  const only = (names: string[], own: number[] = []) => own.length === 1 && names[own[0] ?? -1] === name;
  for (const game of playedGames()) if (only(game.names, game.own)) forgetPlayed(game.id);
  for (const table of knownTables()) if (table.over && only(table.names, table.own)) forgetTable(table.keys);
  for (const key of keptKeys().filter((one) => ANSWERS.test(one))) {
    const answers = recall<KeptAnswer[] | null>(key, null);
    if (answers)
      remember(
        key,
        answers.filter((one) => one.name !== name),
      );
  }
  renameSeats(name, null);
  if (playing()?.name === name) choose(others[0]?.name ?? '');
  // The animal of a device that knew only one person.
  forgetWhere((key) => key === 'animal');
  keepFamily(others);
  return () => {
    for (const [key, value] of Object.entries(before)) if (readText(key) !== value) writeText(key, value);
  };
}

/** Puts another person on the seats of remembered set-ups, or nobody. */
function renameSeats(name: string, to: Person | null): void {
  for (const key of keptKeys().filter((one) => one.startsWith(SETUP))) {
    const wish = recall<{ seats?: { name: string }[] } | null>(key, null);
    if (!wish?.seats?.some((seat) => seat.name.trim() === name)) continue;
    const other = to ?? { name: '', animal: null };
    remember(key, { ...wish, seats: wish.seats.map((seat) => (seat.name.trim() === name ? { ...seat, ...other } : seat)) });
  }
}
