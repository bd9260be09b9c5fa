import type { IconName } from './Icon.svelte';

// A seat is recognised by its colour, its animal and its player's name.

export const ANIMALS = ['whale', 'crab', 'snail', 'frog', 'fox', 'bird', 'hedgehog', 'elephant'] as const;
export type AnimalName = (typeof ANIMALS)[number];

/** What every board needs to know about a player (index = seat number, from 0). */
export interface SeatInfo {
  name: string;
  /** The label at the seat: "You" if only one person plays on this device. */
  called?: string;
  /** Translated name of the animal, read out with the player's name. */
  animal?: string;
  bot?: boolean;
  away?: boolean;
  /** A small icon beside the name (a bot, an absent player), and its meaning. */
  mark?: IconName;
  markLabel?: string;
}

export const animalOf = (seat: number): AnimalName => ANIMALS[seat % ANIMALS.length] ?? 'whale';
export const seatColour = (seat: number): string => `var(--seat-${(seat % ANIMALS.length) + 1})`;

/** The animal that teaches and answers: the fox. */
export const TEACHER = 4;

/** Returns all seats but the viewer's in turn order, starting with the next one. */
export const othersOf = (looking: number | null, count: number): number[] =>
  Array.from({ length: count }, (_, i) => ((looking ?? -1) + 1 + i) % count).filter((seat) => seat !== looking);
