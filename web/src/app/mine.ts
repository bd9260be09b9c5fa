// The games of this device: the tables it has keys for, and the games that were played to their end here.
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
  /** The seats that were played here, as far as that is known. */
  own: number[];
  /** Null where this device has not seen the end; none where there was no result. */
  winners: number[] | null;
  at: number;
  over: boolean;
  watching: boolean;
  /** Any key of its table. */
  key: string;
  /** The table, where this device still knows it and it stands at this very game. */
  table: KnownTable | null;
}

const tableOf = (key: string): string => key.split('.')[0] ?? '';

/** Newest first. A table whose last game is among those played is that game; one that goes on stands for itself. */
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

/** The boxes' games that wait to be continued. */
export const unfinished = (): Set<string> =>
  new Set(
    knownTables()
      .filter((table) => !table.over && !table.watching)
      .map((table) => table.game),
  );

export const sit = ({ table }: Mine): void =>
  table ? go(table.watching ? `watch=${table.keys[0] ?? ''}` : `seat=${table.keys.join(',')}`) : undefined;

/** From this device, or from its table, if that is still kept. */
export async function codeOf(game: Mine): Promise<string> {
  return keptRecording(game.id) || packed(await recordingOf(game));
}
export async function recordingOf(game: Mine): Promise<string> {
  const kept = keptRecording(game.id);
  return kept ? unpacked(kept) : (await getReplay({ key: game.key })).text();
}
/** Whose eyes it is watched with first: those of the only one who played it here. */
export const seatOf = ({ own }: Mine): string => (own.length === 1 ? `/${own[0]}` : '');

/** Who sat there; the only one who played it here finds themselves by `you`. */
export const peopleOf = ({ names, own }: Mine, you: string): string[] =>
  names.map((name, seat) => (own.length === 1 && own[0] === seat ? you : name)).filter(Boolean);

/** Away from this device. Where the tables are kept here, too, its table goes with it. */
export async function forget(game: Mine): Promise<void> {
  forgetPlayed(game.id);
  const { table } = game;
  if (!table) return;
  forgetTable(table.keys);
  if (!reach().far && !table.watching) await dropTable({ key: table.keys[0] ?? '' });
}
