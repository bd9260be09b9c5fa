// What each child on this device has seen and answered, per fact, stored under the name the child plays with. It stays
// on the device, is part of an exported chest, and can be deleted.
import { forgetWhere, keptKeys, recall, remember } from '../../kit/storage';
import type { Met } from '../../protocol';
import { type KeptAnswer, keptOf } from './memory';
import { type Answer, type Facts, withAnswer, withMeeting } from './model';

export interface Child {
  name: string;
  /** The animal of the last game. */
  seat: number;
  /** Time of the last entry, in milliseconds. */
  at: number;
  /** The games already counted. */
  games: string[];
  /** Facts by syllabus. */
  learnt: Record<string, Facts>;
}

const PREFIX = 'child:';
/** How many games are remembered as counted: more than a table or a device keeps. */
const REMEMBERED = 80;
const keyOf = (name: string): string => `${PREFIX}${name}`;

const whole = (child: Child | null): child is Child =>
  typeof child?.name === 'string' && Array.isArray(child.games) && typeof child.learnt === 'object' && child.learnt !== null;

export function childNamed(name: string): Child | null {
  const child = recall<Child | null>(keyOf(name), null);
  return whole(child) ? child : null;
}

/** Returns the children, latest player first. */
export const children = (): Child[] =>
  keptKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => childNamed(key.slice(PREFIX.length)) ?? [])
    .sort((one, other) => other.at - one.at);

export const keepChild = (child: Child): void => remember(keyOf(child.name), child);

/** Gives a child's record to a person: another name, another animal, or both. */
export function passRecord(name: string, to: { name: string; animal: number }): void {
  const child = childNamed(name);
  if (!child) return;
  forgetChild(name);
  keepChild({ ...child, name: to.name, seat: to.animal });
}

export const forgetChild = (name: string): void => forgetWhere((key) => key === keyOf(name));

export const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / 60_000);

/** Adds what one seat met in a game. A game counts once, even if its end is seen again. */
export function addGame(
  who: { name: string; seat: number; animal?: number },
  game: { id: string; syllabus: string; at: number },
  met: Met[],
  kept: KeptAnswer[],
): void {
  const mine = met.filter(({ seat }) => seat === who.seat);
  const child = childNamed(who.name);
  if (!mine.length || child?.games.includes(game.id)) return;
  const facts = { ...child?.learnt[game.syllabus] };
  const asked = mine.filter(({ how }) => how === 'asked');
  const times = keptOf(who.seat, asked, kept);
  for (const one of mine) {
    const given = times[asked.indexOf(one)];
    const answer: Answer = [minuteOf(game.at), one.right && !given?.helped ? 1 : 0, tenthsOf(given?.milliseconds)];
    for (const fact of one.facts) facts[fact] = one.how === 'asked' ? withAnswer(facts[fact], answer) : withMeeting(facts[fact]);
  }
  keepChild({
    name: who.name,
    seat: who.animal ?? who.seat,
    at: game.at,
    games: [game.id, ...(child?.games ?? [])].slice(0, REMEMBERED),
    learnt: { ...child?.learnt, [game.syllabus]: facts },
  });
}

/** Adds one answer from a practice. */
export function addAnswer(name: string, syllabus: string, fact: string, given: { right: boolean; milliseconds: number }): void {
  const child = childNamed(name);
  if (!child) return;
  const facts = child.learnt[syllabus] ?? {};
  const at = Date.now();
  const answer: Answer = [minuteOf(at), given.right ? 1 : 0, tenthsOf(given.milliseconds)];
  keepChild({ ...child, at, learnt: { ...child.learnt, [syllabus]: { ...facts, [fact]: withAnswer(facts[fact], answer) } } });
}

const tenthsOf = (milliseconds: number | undefined): number =>
  milliseconds === undefined ? 0 : Math.max(1, Math.round(milliseconds / 100));
