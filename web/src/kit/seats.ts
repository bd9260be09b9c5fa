import type { IconName } from './Icon.svelte';

// A seat is recognised by its colour, its animal and its player's name.

/** The animals to choose from. The fox is nobody's: it teaches and answers (Fox.svelte). */
export const ANIMALS = [
  ...['whale', 'crab', 'snail', 'frog', 'dino', 'bird', 'hedgehog', 'elephant'],
  ...['cat', 'rabbit', 'owl', 'penguin', 'lion', 'octopus', 'bear', 'bee'],
] as const;
/** The maximum number of seats at a table: each has its own colour. */
const SEAT_INKS = 8;

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

export const animalOf = (animal: number): string => ANIMALS[animal % ANIMALS.length] ?? ANIMALS[0];
export const seatColour = (seat: number): string => `var(--seat-${(seat % SEAT_INKS) + 1})`;

/** Returns each seat's animal as a server would: the chosen one if it is free, then the seat's own, then any other. */
export function animalsFor(wished: (number | null)[]): number[] {
  const found: (number | null)[] = wished.map((animal, i) => (wished.indexOf(animal) === i ? animal : null));
  found.forEach((animal, i) => (found[i] = animal ?? (found.includes(i) ? null : i)));
  const left = [...ANIMALS.keys()].filter((animal) => !found.includes(animal));
  return found.map((animal) => animal ?? left.shift() ?? 0);
}

/** Returns all seats but the viewer's in turn order, starting with the next one. */
export const othersOf = (looking: number | null, count: number): number[] =>
  Array.from({ length: count }, (_, i) => ((looking ?? -1) + 1 + i) % count).filter((seat) => seat !== looking);
