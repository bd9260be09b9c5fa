// What a class was asked, lesson by lesson. The teacher keeps it as a file; it is never stored on the server.
import type { ClassFact } from '../protocol';
import type { Pupil } from './lesson';

export type Fact = Pick<ClassFact, 'syllabus' | 'fact' | 'right' | 'wrong'>;
export interface Day {
  /** In the form 2026-11-18. */
  date: string;
  /** The code of the room, so that a lesson saved twice counts once. */
  room: string;
  children: { name: string; facts: Fact[] }[];
}
export interface Tally {
  right: number;
  wrong: number;
}
/** By syllabus, then by fact. */
export type Known = Record<string, Record<string, Tally>>;

const KIND = 'spielkiste-lessons';

export const dayOf = (all: Pupil[], room: string, now: Date): Day => ({
  date: now.toISOString().slice(0, 10),
  room,
  children: all.map(({ child, known, practise }) => ({
    name: child.name,
    facts: [...practise, ...known].map(({ syllabus, fact, right, wrong }) => ({ syllabus, fact, right, wrong })),
  })),
});

/** Returns the days with this one added, by date; it replaces its earlier version. */
export const withDay = (days: Day[], day: Day): Day[] =>
  [...days.filter((one) => one.date !== day.date || one.room !== day.room), day].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  );

export const writeDays = (days: Day[]): string => JSON.stringify({ kind: KIND, days });

const isFact = (fact: Partial<Fact> | null): boolean =>
  typeof fact?.syllabus === 'string' &&
  typeof fact.fact === 'string' &&
  Number.isInteger(fact.right) &&
  Number.isInteger(fact.wrong);
const isDay = (day: Partial<Day> | null): boolean =>
  typeof day?.date === 'string' &&
  !Number.isNaN(Date.parse(day.date)) &&
  typeof day.room === 'string' &&
  Array.isArray(day.children) &&
  day.children.every((child) => typeof child?.name === 'string' && Array.isArray(child.facts) && child.facts.every(isFact));

/** Returns the lessons in a file, or null for other files. */
export function readDays(text: string): Day[] | null {
  try {
    const file = JSON.parse(text) as { kind?: string; days?: Day[] } | null;
    return file?.kind === KIND && Array.isArray(file.days) && file.days.every(isDay) ? file.days : null;
  } catch {
    return null;
  }
}

/** Returns what one child, or the whole class, was asked on these days. */
export function knownIn(days: Day[], name: string | null): Known {
  const found: Known = {};
  for (const { children } of days)
    for (const child of children)
      if (name === null || child.name === name)
        for (const { syllabus, fact, right, wrong } of child.facts) {
          const facts = (found[syllabus] ??= {});
          const before = facts[fact] ?? { right: 0, wrong: 0 };
          facts[fact] = { right: before.right + right, wrong: before.wrong + wrong };
        }
  return found;
}

/** Returns the share that was known at once, or null if nothing was asked. */
export function shareOf(known: Known): number | null {
  const all = Object.values(known).flatMap((facts) => Object.values(facts));
  const asked = all.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
  return asked ? all.reduce((sum, { right }) => sum + right, 0) / asked : null;
}
