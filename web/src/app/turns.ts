// Whose turn it is at the unfinished tables of this device: tables that wait for a player here come first.
import type { Turn } from '../protocol';
import { getTurn } from '../house/api';
import { badge } from '../house/badge';
import { house, text } from '../house/house.svelte';
import type { KnownTable } from '../house/memory';
import { regional } from '../kit/region';

export interface TableTurn {
  table: KnownTable;
  mine: boolean;
  /** Whose turn it is and since when; '' if nobody is asked. */
  line: string;
}

const DAYS = 6 * 86_400_000;

/** Returns when a turn began, in words for the reader. */
function since(seconds: number): string {
  const at = Date.now() - seconds * 1000;
  const how: Intl.DateTimeFormatOptions =
    Date.now() - at < DAYS
      ? { weekday: 'long', hour: 'numeric', minute: '2-digit' }
      : { weekday: 'long', day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(regional(house.words?.locale ?? 'en'), how).format(at);
}

function told(turn: Turn, own: number[]): Omit<TableTurn, 'table'> {
  const mine = turn.asked.some((seat) => own.includes(seat));
  if (!turn.asked.length) return { mine, line: '' };
  const names = turn.asked.map((seat) => turn.names[seat] ?? '');
  const line = mine
    ? text('web-turn-yours')
    : text('web-turn-theirs', { names: house.words?.listed(names) ?? '', count: names.length });
  return { mine, line: turn.waited_s === null ? line : text('web-turn-since', { turn: line, since: since(turn.waited_s) }) };
}

/** Asks the server about all unfinished tables. A table that cannot be asked about is left out. */
export async function turnsOf(tables: KnownTable[]): Promise<TableTurn[]> {
  const open = tables.filter((table) => !table.over && table.game);
  if (open.length) await house.sayAll();
  const asked = open.map(async (table): Promise<TableTurn[]> => {
    const turns = await Promise.all(table.keys.map((key) => getTurn({ key })));
    const [first] = turns;
    const own = turns.flatMap(({ seat }) => seat ?? []);
    return first && !first.over ? [{ table, ...told(first, own) }] : [];
  });
  const found = (await Promise.all(asked.map((one) => one.catch(() => [])))).flat();
  badge(found.filter(({ mine }) => mine).length);
  return found.sort((one, other) => Number(other.mine) - Number(one.mine));
}
