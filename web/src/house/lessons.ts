// Lessons: begun at a table of their own, and remembered by this device once they were taken.
import { recall, remember } from '../kit/storage';
import { openLesson } from './api';
import { house } from './house.svelte';
import { calledHere } from './nickname';
import { usualPace } from './pace';
import { go } from './route';

const TAKEN = 'lessons';
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const wasTaken = (game: string, lesson: string): boolean => recall<string[]>(TAKEN, []).includes(nameOf(game, lesson));

export function rememberTaken(game: string, lesson: string): void {
  if (!wasTaken(game, lesson)) remember(TAKEN, [...recall<string[]>(TAKEN, []), nameOf(game, lesson)]);
}

/** Sits down at a table that gives this lesson. If that cannot be, the house says why, and it is false. */
export async function beginLesson(game: string, lesson: string): Promise<boolean> {
  try {
    const made = await openLesson({ game, lesson, name: calledHere(), pace: usualPace() });
    go(`seat=${made.seats.map((one) => one.key).join(',')}`);
    return true;
  } catch (trouble) {
    house.complain(trouble);
    return false;
  }
}
