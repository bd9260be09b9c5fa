// Stores a finished game with the others that were played on this device.
import { getReplay } from '../house/api';
import { Problem } from '../house/asking';
import { house } from '../house/house.svelte';
import { addGame } from '../house/learning/children';
import { keptAnswers } from '../house/learning/memory';
import { isPlayed, rememberPlayed } from '../house/played';
import { readRoute } from '../house/route';
import { packed } from '../house/recording';
import type { Session } from './session.svelte';

/** The table and the game at it: every shuffle has its own commitment. */
const idOf = (session: Session): string => `${session.keys[0]?.split('.')[0]}:${session.table?.commitment.slice(0, 12)}`;

/** Adds what the players here met to their learning records; a classroom leaves nothing on its devices. */
export function keepLearnt(session: Session): void {
  const { table, update, own, keys } = session;
  const syllabus = house.game(table?.game ?? '')?.syllabus;
  if (!table || !update || update.lesson || !session.over || !syllabus || readRoute().at !== 'seat') return;
  const kept = keptAnswers(keys[0]?.split('.')[0] ?? '') ?? [];
  for (const { seat, name, kind } of table.seats)
    if (kind === 'person' && own.includes(seat))
      addGame({ name, seat }, { id: idOf(session), syllabus, at: Date.now() }, update.met, kept);
}

export async function keepPlayed(session: Session): Promise<void> {
  const { table, update, own, keys } = session;
  // Spectators did not play, a lesson is not a game, and a classroom leaves nothing on the device.
  if (!table || !update || !own.length || update.lesson || !session.over || readRoute().at !== 'seat') return;
  if (isPlayed(idOf(session))) return;
  const game = {
    id: idOf(session),
    key: keys[0] ?? '',
    game: table.game,
    names: table.seats.map((seat) => seat.name),
    own,
    winners: update.outcome?.winners ?? [],
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
