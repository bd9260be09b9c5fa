// Stores a finished game with the others that were played on this device.
import { getReplay } from '../house/api';
import { Problem } from '../house/asking';
import { house } from '../house/house.svelte';
import { addGame } from '../house/learning/children';
import { keptAnswers } from '../house/learning/memory';
import { dayOfSeed, solved, stick, taskOf } from '../house/day';
import { ownerOf } from '../house/family';
import { isPlayed, rememberPlayed } from '../house/played';
import { readRoute } from '../house/route';
import { packed } from '../house/recording';
import type { Session } from './session.svelte';

/** Returns an id for the table and its current game: every shuffle has its own commitment. */
const idOf = (session: Session): string => `${session.keys[0]?.split('.')[0]}:${session.table?.commitment.slice(0, 12)}`;

/** Adds the facts that the players here met to their learning records, except in a classroom, which stores nothing. */
export function keepLearnt(session: Session): void {
  const { table, update, own, keys } = session;
  const syllabus = house.game(table?.game ?? '')?.syllabus;
  if (!table || !update || update.lesson || !session.over || !syllabus || readRoute().at !== 'seat') return;
  const kept = keptAnswers(keys[0]?.split('.')[0] ?? '') ?? [];
  for (const { seat, name, kind, animal } of table.seats)
    if (kind === 'person' && own.includes(seat))
      addGame({ name, seat, animal }, { id: idOf(session), syllabus, at: Date.now() }, update.met, kept);
}

/** Returns whether the task of a day was solved; null if this game was not such a task. */
export function dayResult({ table, update, own }: Session): { day: string; solved: boolean } | null {
  const day = dayOfSeed(update?.seed ?? '');
  const game = house.game(table?.game ?? '');
  const task = day && game && taskOf(game, day);
  const [seat] = own;
  if (!day || !task || !update?.outcome || seat === undefined || own.length > 1) return null;
  return { day, solved: !update.outcome.ended && solved(task, seat, update.outcome) };
}

/** `told` is a solo player's achievement, in words. */
export async function keepPlayed(session: Session, told?: string): Promise<void> {
  const { table, update, own, keys } = session;
  // Games that were only watched, lessons and classroom games are not stored.
  if (!table || !update || !own.length || update.lesson || !session.over || readRoute().at !== 'seat') return;
  const result = dayResult(session);
  if (result?.solved) stick(table.game, result.day, ownerOf(table.seats[own[0] ?? 0]?.name ?? ''));
  if (isPlayed(idOf(session))) return;
  const game = {
    id: idOf(session),
    key: keys[0] ?? '',
    game: table.game,
    names: table.seats.map((seat) => seat.name),
    own,
    winners: update.outcome?.winners ?? [],
    ...(told ? { told } : {}),
    at: Date.now(),
  };
  rememberPlayed(game, '');
  try {
    rememberPlayed(game, await packed(await (await getReplay({ key: game.key })).text()));
  } catch (trouble) {
    // The recording can still be fetched from its table while that exists.
    if (!(trouble instanceof Problem)) throw trouble;
  }
}
