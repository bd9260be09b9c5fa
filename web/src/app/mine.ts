// The games on this device: tables it has keys for, and games finished here.
import { dropTable, getReplay } from '../house/api';
import { forgetTable, type KnownTable, knownTables } from '../house/memory';
import { forgetPlayed, keptRecording, playedGames } from '../house/played';
import { reach } from '../house/reach';
import { packed, unpacked } from '../house/recording';
import { go } from '../house/route';

export interface Mine {
  id: string;
  game: string;
  names: string[];
  /** The seats played here, if known. */
  own: number[];
  /** Null if this device has not seen the end; empty if there was no result. */
  winners: number[] | null;
  at: number;
  over: boolean;
  watching: boolean;
  /** Any key of its table. */
  key: string;
  /** The table, if this device still knows it and this is its current game. */
  table: KnownTable | null;
}

const tableOf = (key: string): string => key.split('.')[0] ?? '';

/**
 * Returns the games, newest first. A table whose last game is already in the list of finished games is not listed
 * twice.
 */
export function myGames(): Mine[] {
  const tables = knownTables();
  const played = playedGames();
  const at = (table: KnownTable) => tableOf(table.keys[0] ?? '');
  const ofTable = (id: string) => id.split(':')[0];
  const latest = (id: string) => played.find((game) => ofTable(game.id) === ofTable(id))?.id === id;
  const ended = played.map((game): Mine => {
    const table = tables.find((one) => one.over && at(one) === ofTable(game.id));
    return { ...game, over: true, watching: false, table: table && latest(game.id) ? table : null };
  });
  const shown = new Set(ended.flatMap((game) => game.table ?? []));
  const others = tables
    .filter((table) => !shown.has(table))
    .map((table): Mine => ({
      id: at(table),
      game: table.game,
      names: table.names,
      own: table.own ?? [],
      winners: null,
      at: table.at,
      over: table.over,
      watching: table.watching,
      key: table.keys[0] ?? '',
      table,
    }));
  return [...ended, ...others].sort((one, other) => other.at - one.at);
}

/** Returns the games with an unfinished table. */
export const unfinished = (): Set<string> =>
  new Set(
    knownTables()
      .filter((table) => !table.over && !table.watching)
      .map((table) => table.game),
  );

export const sit = ({ table }: Mine): void =>
  table ? go(table.watching ? `watch=${table.keys[0] ?? ''}` : `seat=${table.keys.join(',')}`) : undefined;

/** Returns the recording from this device, else from its table if that still exists. */
export async function codeOf(game: Mine): Promise<string> {
  return keptRecording(game.id) || packed(await recordingOf(game));
}
export async function recordingOf(game: Mine): Promise<string> {
  const kept = keptRecording(game.id);
  return kept ? unpacked(kept) : (await getReplay({ key: game.key })).text();
}
/** Returns the seat to watch from: that of the only player on this device. */
export const seatOf = ({ own }: Mine): string => (own.length === 1 ? `/${own[0]}` : '');

/** Returns the players' names; the only player on this device is called `you`. */
export const peopleOf = ({ names, own }: Mine, you: string): string[] =>
  names.map((name, seat) => (own.length === 1 && own[0] === seat ? you : name)).filter(Boolean);

/** Deletes a game from this device. If the tables are stored here, its table goes too. */
export async function forget(game: Mine): Promise<void> {
  forgetPlayed(game.id);
  const { table } = game;
  if (!table) return;
  forgetTable(table.keys);
  if (!reach().far && !table.watching) await dropTable({ key: table.keys[0] ?? '' });
}
