import type { IconName } from './Icon.svelte';

// A seat is recognised three ways at once: its colour, its animal, its player's name.

export const ANIMALS = ['whale', 'crab', 'snail', 'frog', 'fox', 'bird', 'hedgehog', 'elephant'] as const;
export type AnimalName = (typeof ANIMALS)[number];

/** What every board needs to know about the people around the table (index = seat number, from 0). */
export interface SeatInfo {
  name: string;
  /** What stands at the place itself: "You" where only one person plays at this device. */
  called?: string;
  /** Translated name of the animal; read out together with the player's name. */
  animal?: string;
  bot?: boolean;
  away?: boolean;
  /** A small sign beside the name (a bot, somebody who is away), and what it means. */
  mark?: IconName;
  markLabel?: string;
}

export const animalOf = (seat: number): AnimalName => ANIMALS[seat % ANIMALS.length] ?? 'whale';
export const seatColour = (seat: number): string => `var(--seat-${(seat % ANIMALS.length) + 1})`;

/** The animal that teaches and answers: the fox. */
export const TEACHER = 4;
