// The games on this device: tables it has keys for, and games finished here.
import { dropTable, getReplay } from '../house/api';
import { family } from '../house/family';
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
  told?: string;
  at: number;
  over: boolean;
  watching: boolean;
  /** One of the keys to its table. */
  key: string;
  /** The table, if it is still stored on this device and this is its current game. */
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

/** Returns whether "you" is clear: one seat was played here, and the device knows at most one person. */
export const isYou = ({ own }: Mine): boolean => own.length === 1 && family().length < 2;

/** Returns the players' names; the only player on this device is called `you`. */
export const peopleOf = (game: Mine, you: string): string[] =>
  game.names.map((name, seat) => (isYou(game) && game.own[0] === seat ? you : name)).filter(Boolean);

interface Score {
  name: string;
  won: number;
  count: number;
}

/** Returns for each person who played here against others how many games they won, the most games first. */
export function tally(games: Mine[]): Score[] {
  const scores = new Map<string, Score>();
  for (const { names, own, winners } of games.filter(({ names, winners }) => names.length > 1 && winners?.length))
    for (const seat of own) {
      const name = names[seat] ?? '';
      const { won, count } = scores.get(name) ?? { won: 0, count: 0 };
      scores.set(name, { name, won: won + (winners?.includes(seat) ? 1 : 0), count: count + 1 });
    }
  return [...scores.values()].sort((one, other) => other.count - one.count);
}

/** Deletes a game from this device. If tables are stored on this device, its table is deleted, too. */
export async function forget(game: Mine): Promise<void> {
  forgetPlayed(game.id);
  const { table } = game;
  if (!table) return;
  forgetTable(table.keys);
  if (!reach().far && !table.watching) await dropTable({ key: table.keys[0] ?? '' });
}
