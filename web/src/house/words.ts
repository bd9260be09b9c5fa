// Message ids chosen by number, written out so that a test can find unused ones.
import { text } from './house.svelte';

const ANIMAL_TEXTS = [
  'web-animal-whale',
  'web-animal-crab',
  'web-animal-snail',
  'web-animal-frog',
  'web-animal-dino',
  'web-animal-bird',
  'web-animal-hedgehog',
  'web-animal-elephant',
  'web-animal-cat',
  'web-animal-rabbit',
  'web-animal-owl',
  'web-animal-penguin',
  'web-animal-lion',
  'web-animal-octopus',
  'web-animal-bear',
  'web-animal-bee',
] as const;
export const animalText = (animal: number): string => text(ANIMAL_TEXTS[animal % ANIMAL_TEXTS.length] ?? '');

export const LEVELS = [1, 2, 3, 4, 5] as const;
const LEVEL_TEXTS = ['web-level-1', 'web-level-2', 'web-level-3', 'web-level-4', 'web-level-5'] as const;
export const levelText = (level: number): string => text(LEVEL_TEXTS[level - 1] ?? '');

/** Returns a bot's level: "rules@3" → 3. */
export const levelOf = (bot: string | null): number => Number(bot?.split('@')[1] ?? 5);

const HELLO_TEXTS = [
  'web-hello-whale',
  'web-hello-crab',
  'web-hello-snail',
  'web-hello-frog',
  'web-hello-dino',
  'web-hello-bird',
  'web-hello-hedgehog',
  'web-hello-elephant',
  'web-hello-cat',
  'web-hello-rabbit',
  'web-hello-owl',
  'web-hello-penguin',
  'web-hello-lion',
  'web-hello-octopus',
  'web-hello-bear',
  'web-hello-bee',
] as const;
/** Returns what an animal says when touched. */
export const helloText = (animal: number): string => text(HELLO_TEXTS[animal % HELLO_TEXTS.length] ?? '');
