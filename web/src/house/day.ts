// The task of the day and its stickers. Python knows the same rule (table/daily.py); the shelf also works without a server.
import type { GameInfo, TaskInfo } from '../protocol';
import { recall, remember } from '../kit/storage';
import { firstOwner, playing } from './family';

const MS_PER_DAY = 86_400_000;
/** The first of January 1970, counted as Python counts days. */
const FIRST_DAY = 719_163;
const DAYS_A_WEEK = 7;
const KEY = 'stickers';
/** More than two a day for years. */
const MOST = 3000;
/** With a larger gap a streak ends: one missed day is forgiven. */
const GAP = 2;
const SEED = /^(?:day-)?(\d{4})(\d\d)(\d\d)$/;

/** A solved task: the game and the day, as 2026-11-18. */
export interface Sticker {
  game: string;
  day: string;
  /** The name of the person who earned it; absent on a device that knew only one. */
  who?: string;
}

const two = (number: number): string => String(number).padStart(2, '0');
export const dayText = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
/** Returns the number of a day, one more than that of the day before. */
export const ordinal = (day: string): number => Date.parse(day) / MS_PER_DAY + FIRST_DAY;

/** Returns the game's task on a day: each of its tasks lasts a week. */
export const taskOf = (game: GameInfo, day: string): TaskInfo | undefined =>
  game.tasks[Math.floor(ordinal(day) / DAYS_A_WEEK) % game.tasks.length];

/** Returns the games with tasks, the box of the day first. */
export function gamesOf(games: GameInfo[], day: string): GameInfo[] {
  const able = games.filter((game) => game.tasks.length);
  const first = ordinal(day) % able.length;
  return [...able.slice(first), ...able.slice(0, first)];
}

const allStickers = (): Sticker[] => recall<Sticker[]>(KEY, []);

export function stickersOf(name: string | undefined): Sticker[] {
  const first = firstOwner();
  return allStickers().filter((one) => (one.who ?? first) === name);
}

/** Returns the stickers of the person who plays now; all of them until someone has said who plays. */
export function stickers(): Sticker[] {
  const person = playing();
  return person ? stickersOf(person.name) : allStickers();
}
export const hasSticker = (game: string, day: string): boolean => stickers().some((one) => one.game === game && one.day === day);

/** Adds a sticker; returns false if this person has it already. */
export function stick(game: string, day: string, who?: string): boolean {
  if (stickersOf(who).some((one) => one.game === game && one.day === day)) return false;
  remember(KEY, [...allStickers(), { game, day, ...(who !== undefined && { who }) }].slice(-MOST));
  return true;
}

/** Gives a person's stickers to another name; null deletes them. */
export function passStickers(name: string, to: string | null): void {
  const first = firstOwner();
  const owned = allStickers().map((one) => ({ ...one, who: one.who ?? first }));
  const kept = owned.filter(({ who }) => who !== name || to !== null);
  remember(
    KEY,
    kept.map((one) => (one.who === name && to !== null ? { ...one, who: to } : one)),
  );
}

/** Returns on how many days a task was solved, back to the last long pause; a single missed day is forgiven. */
export function streak(kept: Sticker[], today: string): number {
  const days = [...new Set(kept.map((one) => ordinal(one.day)))].sort((one, other) => other - one);
  let before = ordinal(today);
  const broken = days.findIndex((day) => {
    const far = before - day > GAP;
    before = day;
    return far;
  });
  return broken < 0 ? days.length : broken;
}

/** Returns the day whose task has this seed; null for any other game. */
export function dayOfSeed(seed: string): string | null {
  const [, year, month, date] = SEED.exec(seed) ?? [];
  return year ? `${year}-${month}-${date}` : null;
}

/** Returns whether a result solves the game's task of this day. */
export function solved(task: TaskInfo, seat: number, { scores, winners }: { scores: number[]; winners: number[] }): boolean {
  return task.least ? (scores[seat] ?? 0) >= task.least : winners.includes(seat);
}
