// The players around the table, as the page shows them.
import type { SeatInfo } from '../kit/seats';
import type { SeatInfo as Chair, TableInfo } from '../protocol';
import { text } from '../house/house.svelte';
import { animalText, levelOf, levelText } from '../house/words';
import type { Session } from './session.svelte';

export const nameOf = (seat: Chair): string => seat.name || text('web-wait-open');

/** Returns a player's label. `you` is the only seat on this device, if any. */
export function seatInfo(seat: Chair, you?: number | null): SeatInfo {
  const base = {
    name: nameOf(seat),
    called: seat.seat === you ? text('web-you') : nameOf(seat),
    animal: animalText(seat.animal),
    bot: seat.kind === 'bot',
    away: seat.kind === 'person' && !seat.present,
  };
  if (seat.stand_in) return { ...base, mark: 'robot', markLabel: text('web-seat-stand-in') };
  if (base.away) return { ...base, mark: 'door', markLabel: text('web-seat-away') };
  if (base.bot) return { ...base, mark: 'robot', markLabel: text('web-bot-level', { level: levelText(levelOf(seat.bot)) }) };
  return base;
}

const people = (table: TableInfo | null): Chair[] => (table?.seats ?? []).filter((seat) => seat.kind === 'person');

/** Returns this device's seats that a bot plays for now. */
export const standIns = ({ table, own }: Session): Chair[] =>
  people(table).filter((seat) => seat.stand_in && own.includes(seat.seat));

/** Returns the absent players that everyone waits for. */
export function awaitedAway({ table, own, over, update }: Session): Chair[] {
  // At a slow table where bots stand in after a week, nobody has to wait.
  if (!own.length || over || (table?.slow && table.relief)) return [];
  return people(table).filter(
    (seat) => !seat.present && !seat.stand_in && !own.includes(seat.seat) && update?.awaited.includes(seat.seat),
  );
}
