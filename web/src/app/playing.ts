// Sits down at a table in one tap from the shelf: for a task of the day, or for the same game again.
import { openTable } from '../house/api';
import { house, said } from '../house/house.svelte';
import { taskOf } from '../house/day';
import { rememberTable } from '../house/memory';
import { animalHere, calledHere } from '../house/nickname';
import { usualPace } from '../house/pace';
import { go } from '../house/route';
import type { GameInfo, NewTable } from '../protocol';
import { firstWish, tableFor, usualOptions } from './setup';

async function sitDown(table: NewTable): Promise<void> {
  try {
    const made = await openTable({ ...table, pace: usualPace() });
    const keys = made.seats.map((one) => one.key);
    rememberTable({ keys, watching: false, game: table.game, names: [], at: Date.now(), over: false, joinKey: made.join_key });
    go(`seat=${keys.join(',')}`);
  } catch (trouble) {
    house.complain(trouble);
  }
}

export async function playTask(game: GameInfo, day: string): Promise<void> {
  // The name of an animal is among the texts of all pages.
  await house.sayAll();
  await sitDown({ game: game.slug, day, seats: [{ kind: 'here', name: calledHere(), animal: animalHere() }] });
  house.notice = said(`task-${game.slug}-${taskOf(game, day)?.name}`);
}

/** Plays with the same seats as last time. If others have to be invited first, the set-up does that. */
export async function playAgain(slug: string): Promise<void> {
  const game = house.game(slug);
  const wish = game && firstWish(game);
  if (!wish || wish.seats.some((seat) => seat.kind === 'open')) return go(`game=${slug}`);
  await house.sayAll();
  await sitDown(tableFor(game, { ...wish, options: usualOptions(game, wish) }));
}
