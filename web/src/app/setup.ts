// The set-up of a table before it is created. It is remembered per game; the default is you and two bots.
import type { GameInfo, NewTable, OptionInfo, Stretch } from '../protocol';
import { recall, remember } from '../kit/storage';
import { easedWith, easeNext } from '../house/easing';
import { choose, meet, member, type Person, playing } from '../house/family';
import { animalHere, called } from '../house/nickname';
import { animalsFor } from '../kit/seats';

export interface SeatWish {
  kind: 'here' | 'open' | 'bot';
  name: string;
  level: number;
  /** The animal that a player here has chosen, if any. */
  animal?: number | null;
  /** The bot that was chosen by name, from a plug-in. */
  named?: string;
}
export type Value = boolean | number | string;
export interface Wish {
  seats: SeatWish[];
  options: Record<string, Value>;
  /** Options set by hand; some others depend on the seats. */
  chosen: string[];
}

/** How people play together: against bots, on this device, or with others by link. */
export type Company = 'bots' | 'round' | 'link';
export const COMPANIES: readonly Company[] = ['bots', 'round', 'link'];
const COMES = { bots: 'bot', round: 'here', link: 'open' } as const;

const USUAL_SEATS = 3;
const USUAL_LEVEL = 2;
const EASIEST = 1;
/** Up to this strength, bots count as easy. */
const EASY = 2;
const STRONGEST = 5;
const LEARNED = 'learned';
const RANDOM = 'random';
export const bot = (level = USUAL_LEVEL): SeatWish => ({ kind: 'bot', name: '', level });
/** The three strengths offered first; each seat offers all of them. */
export const FACES = [2, 3, 4] as const;

export function countsFor(game: GameInfo, options: Record<string, Value>): number[] {
  const rules = game.seat_overrides.filter((rule) => options[rule.option] === rule.value);
  return rules.reduce(
    (counts, rule) => rule.counts.filter((count) => rules.length === 1 || counts.includes(count)),
    rules[0]?.counts ?? game.seat_counts,
  );
}

const nearest = (counts: number[], wished: number): number =>
  counts.reduce((best, count) => (Math.abs(count - wished) < Math.abs(best - wished) ? count : best), counts[0] ?? wished);

/** Returns the company that describes these seats best. */
export function companyOf(seats: SeatWish[]): Company {
  if (seats.some((seat) => seat.kind === 'open')) return 'link';
  return seats.filter((seat) => seat.kind === 'here').length > 1 ? 'round' : 'bots';
}

/** Returns the seats for this company: you on this device, the others depending on the company. */
export const gather = (seats: SeatWish[], company: Company): SeatWish[] =>
  seats.map((seat, i) => ({ ...seat, kind: i === 0 ? 'here' : COMES[company] }));

/** Returns the bots' strength, or null if they differ. */
export function strengthOf(seats: SeatWish[]): number | null {
  const levels = new Set(seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.level));
  const [level] = levels;
  return level !== undefined && levels.size === 1 ? level : null;
}

/** Returns as many seats as the game allows, with the same players; added seats follow the others. */
export function seatsFor(game: GameInfo, wish: Wish, count = wish.seats.length): SeatWish[] {
  const fit = nearest(countsFor(game, wish.options), count);
  const seats = wish.seats.slice(0, fit);
  const kind = COMES[companyOf(wish.seats)];
  while (seats.length < fit) seats.push({ ...bot(strengthOf(wish.seats) ?? USUAL_LEVEL), kind });
  return seats;
}

export function firstWish(game: GameInfo): Wish {
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const kept = recall<Wish | null>(`setup:${game.slug}`, null);
  const name = playing()?.name ?? '';
  const you: SeatWish = { kind: 'here', name, level: USUAL_LEVEL };
  const wish: Wish = kept ?? { seats: [you, ...Array.from({ length: USUAL_SEATS - 1 }, bot)], options: {}, chosen: [] };
  // An option that no longer exists or has other values falls back to its default.
  const options = { ...defaults };
  for (const option of game.options) {
    const value = wish.options[option.name];
    if (value !== undefined && option.values.includes(value)) options[option.name] = value;
  }
  // The name and the animal of the first player here are kept across games.
  const animal = animalHere();
  const mine = { ...(name ? { name } : {}), ...(animal !== null && { animal }) };
  const seats = wish.seats.map((seat, i) => {
    if (i === 0 && seat.kind === 'here') return { ...seat, ...mine };
    // This person sat elsewhere the last time.
    return name && seat.name.trim() === name ? { ...seat, name: '', animal: null } : seat;
  });
  const chosen = [...(wish.chosen ?? [])];
  // Turns on the easier option that was accepted after a lost game.
  const eased = game.options.find((option) => option.kinder && option.name === easedWith(game.slug));
  if (eased) {
    options[eased.name] = true;
    chosen.push(eased.name);
  }
  const complete = { ...wish, seats, chosen, options };
  return { ...complete, seats: seatsFor(game, complete) };
}

/** Returns whether a bot of this level is the learned one: only the strongest, if the game has a learned bot. */
export const taughtItself = (game: GameInfo, level: number): boolean => level === STRONGEST && game.bots.includes(LEARNED);

const botAt = (game: GameInfo, level: number): string => (taughtItself(game, level) ? LEARNED : (game.bots[0] ?? RANDOM));

/** Returns the names of the bots that plug-ins have added to this game. */
export const addedBots = (game: GameInfo): string[] => game.bots.slice(1).filter((name) => name !== LEARNED && name !== RANDOM);

/** Returns the bot at this seat; a chosen one that is no longer installed is replaced by the game's own. */
const botFor = (game: GameInfo, { named, level }: SeatWish): string =>
  `${named && addedBots(game).includes(named) ? named : botAt(game, level)}@${level}`;

/** Returns the animal at each seat. */
export const animalsOf = (seats: SeatWish[]): number[] =>
  animalsFor(seats.map((seat) => (seat.kind === 'here' ? (seat.animal ?? null) : null)));

/** Returns the seats with this person at one of them. A person who sat elsewhere changes places with its player. */
export function seated(seats: SeatWish[], place: number, { name, animal }: Person): SeatWish[] {
  const before = seats.findIndex((seat) => seat.kind === 'here' && seat.name.trim() === name);
  const old = seats[place];
  return seats.map((seat, i) => {
    if (i === place) return { ...seat, name, animal };
    return i === before ? { ...seat, name: old?.name ?? '', animal: old?.animal ?? null } : seat;
  });
}

/** Returns the seats after a person took another name or animal, or was deleted. */
export const replaced = (seats: SeatWish[], name: string, to: Person | null): SeatWish[] =>
  seats.map((seat) => (seat.name.trim() === name ? { ...seat, ...(to ?? { name: '', animal: null }) } : seat));

/** Remembers the people who have typed their names; the first one plays. */
function getToKnow(seats: SeatWish[], animals: number[]): void {
  const here = seats.map((seat, i) => ({ ...seat, name: seat.name.trim(), animal: animals[i] ?? i }));
  const named = here.filter(({ kind, name }) => kind === 'here' && name);
  for (const person of named) if (!member(person.name)) meet({ name: person.name, animal: person.animal });
  const [first] = here;
  if (first?.kind === 'here' && first.name) choose(first.name);
}

export function tableFor(game: GameInfo, wish: Wish): NewTable {
  remember(`setup:${game.slug}`, wish);
  remember(`box:${game.box}`, game.slug);
  easeNext(game.slug, '');
  const options = { ...wish.options };
  // A seat option must name an existing seat.
  for (const { name, kind, default: usual } of game.options)
    if (kind === 'seat' && Number(options[name]) > wish.seats.length) options[name] = usual;
  const animals = animalsOf(wish.seats);
  getToKnow(wish.seats, animals);
  return {
    game: game.slug,
    options,
    seats: wish.seats.map((seat, i) => ({
      kind: seat.kind,
      name: seat.kind === 'here' ? called(seat.name, animals[i] ?? i) : null,
      animal: seat.kind === 'here' ? (animals[i] ?? null) : null,
      bot: seat.kind === 'bot' ? botFor(game, seat) : null,
    })),
  };
}

/** Returns the label of the chosen value. */
export function chosenWord(option: OptionInfo, value: Value, names: string[], text: (key: string) => string): string {
  if (option.kind === 'seat') return names[Number(value) - 1] ?? text('option-begins-0');
  return option.kind === 'choice' ? text(`option-${option.name}-${value}`) : String(value);
}

/** Returns whether a table of this game was set up here before. */
export const wasPlayed = (game: GameInfo): boolean => recall<Wish | null>(`setup:${game.slug}`, null) !== null;

/** The age from which most children can read. */
const READS = 7;

/** Returns whether players may be too young to read: by the box's age, or by an option for young children. */
export const forTheYoung = (game: GameInfo, options: Record<string, Value>): boolean =>
  (game.age > 0 && game.age < READS) || game.options.some((option) => option.role === 'variant' && options[option.name] === true);

/** Returns the lengths to offer for these seats, shortest first. */
export function lengthsFor(game: GameInfo, option: OptionInfo, wish: Wish): Stretch[] {
  const sides = sidesOf(game, wish);
  return option.stretches
    .filter((stretch) => stretch.seats === wish.seats.length && stretch.sides === sides)
    .sort((one, other) => one.value - other.value);
}

/**
 * Returns the options that depend on the seats: no time limits on a shared tablet, easier rules if all opponents are
 * level-1 bots, a kinder start against easy bots and in the first game on this device, and a length that can be reached.
 */
export function usualOptions(game: GameInfo, wish: Wish): Record<string, Value> {
  const shared = wish.seats.filter((seat) => seat.kind === 'here').length > 1;
  const level = companyOf(wish.seats) === 'bots' ? strengthOf(wish.seats) : null;
  const easy = level === EASIEST;
  const kind = !wasPlayed(game) || (level !== null && level <= EASY);
  const options = { ...wish.options };
  for (const option of game.options) {
    if (wish.chosen.includes(option.name)) continue;
    const suiting = [shared ? option.shared : null, easy ? option.easy : null].find((value) => value !== null);
    if (option.shared !== null || option.easy !== null) options[option.name] = suiting ?? option.default;
    if (option.kinder) options[option.name] = kind;
    const suggested = lengthsFor(game, option, wish).find((stretch) => stretch.suggested);
    if (option.role === 'length') options[option.name] = suggested?.value ?? option.default;
  }
  return options;
}

/** Returns the number of sides; with teams, two partners share one. */
export function sidesOf(game: GameInfo, wish: Wish): number {
  const teams = game.options.find((option) => option.role === 'teams');
  return teams && wish.options[teams.name] === true ? wish.seats.length / 2 : wish.seats.length;
}
