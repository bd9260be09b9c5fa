// Starts lessons at a table of their own, and remembers which ones were taken.
import { recall, remember } from '../kit/storage';
import { openLesson } from './api';
import { house } from './house.svelte';
import { animalHere, calledHere } from './nickname';
import { usualPace } from './pace';
import { go } from './route';

const TAKEN = 'lessons';
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const wasTaken = (game: string, lesson: string): boolean => recall<string[]>(TAKEN, []).includes(nameOf(game, lesson));

export function rememberTaken(game: string, lesson: string): void {
  if (!wasTaken(game, lesson)) remember(TAKEN, [...recall<string[]>(TAKEN, []), nameOf(game, lesson)]);
}

/** Sits down at a table for this lesson. Returns false if that failed; the page then says why. */
export async function beginLesson(game: string, lesson: string): Promise<boolean> {
  try {
    const made = await openLesson({ game, lesson, name: calledHere(), animal: animalHere(), pace: usualPace() });
    go(`seat=${made.seats.map((one) => one.key).join(',')}`);
    return true;
  } catch (trouble) {
    house.complain(trouble);
    return false;
  }
}
