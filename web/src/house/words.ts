// Message ids chosen by number, written out so that a test can find unused ones.
import { text } from './house.svelte';

const ANIMAL_TEXTS = [
  'web-animal-whale',
  'web-animal-crab',
  'web-animal-snail',
  'web-animal-frog',
  'web-animal-fox',
  'web-animal-bird',
  'web-animal-hedgehog',
  'web-animal-elephant',
] as const;
export const animalText = (seat: number): string => text(ANIMAL_TEXTS[seat % ANIMAL_TEXTS.length] ?? '');

export const LEVELS = [1, 2, 3, 4, 5] as const;
const LEVEL_TEXTS = ['web-level-1', 'web-level-2', 'web-level-3', 'web-level-4', 'web-level-5'] as const;
export const levelText = (level: number): string => text(LEVEL_TEXTS[level - 1] ?? '');

/** "rules@3" → 3 */
export const levelOf = (bot: string | null): number => Number(bot?.split('@')[1] ?? 5);

const HELLO_TEXTS = [
  'web-hello-whale',
  'web-hello-crab',
  'web-hello-snail',
  'web-hello-frog',
  'web-hello-fox',
  'web-hello-bird',
  'web-hello-hedgehog',
  'web-hello-elephant',
] as const;
/** Returns what an animal says when touched. */
export const helloText = (seat: number): string => text(HELLO_TEXTS[seat % HELLO_TEXTS.length] ?? '');

const YOU_ARE_TEXTS = [
  'web-you-are-whale',
  'web-you-are-crab',
  'web-you-are-snail',
  'web-you-are-frog',
  'web-you-are-fox',
  'web-you-are-bird',
  'web-you-are-hedgehog',
  'web-you-are-elephant',
] as const;
export const youAreText = (seat: number): string => text(YOU_ARE_TEXTS[seat % YOU_ARE_TEXTS.length] ?? '');
