// Exports and imports the chest as one file: the tables, which the engine stores, and what the page stores itself.
import { getChest, putChest } from '../house/api';
import { joinFamily } from '../house/family';
import { knownTables, rememberTable } from '../house/memory';
import { joinPlayed } from '../house/played';
import { everythingKept, readText, writeText } from '../kit/storage';
import type { Unpacked } from '../protocol';

const TABLES = 'spielkiste:tables';
const PLAYED = 'spielkiste:played';
const FAMILY = 'spielkiste:family';

export const giveChest = (): Promise<Blob> => getChest(everythingKept());

/** Imports a file. Existing data stays; new data is added. */
export async function takeChest(text: string): Promise<Unpacked> {
  const unpacked = await putChest(text);
  const here = knownTables();
  const played: string[] = [];
  for (const [name, kept] of Object.entries(unpacked.device)) {
    if (name === TABLES) remember(kept, here);
    else if (name === PLAYED) played.push(kept);
    else if (name === FAMILY) joinFamily(parsed(kept));
    else if (name.startsWith('spielkiste:') && readText(name) === null) writeText(name, kept);
  }
  // Last, when the recordings are stored: this deletes recordings that belong to no listed game.
  for (const kept of played) joinPlayed(parsed(kept));
  return unpacked;
}

/** Parses a list; an unreadable one is skipped, because the games are already imported. */
function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}

function remember(kept: string, here: ReturnType<typeof knownTables>): void {
  const tables = parsed(kept);
  const brought = (Array.isArray(tables) ? tables : []) as ReturnType<typeof knownTables>;
  // Sorted by time, so that the newest is on top.
  const all = [...brought.filter((table) => Array.isArray(table?.keys) && Array.isArray(table.names)), ...here];
  for (const table of all.sort((one, other) => Number(one.at) - Number(other.at))) rememberTable(table);
}
