// The animals that players have chosen, shared with everything inside a table.
import { getContext, setContext } from 'svelte';

const WORN = Symbol('animals');

/** Provides the animal of each seat to all child components. */
export const dress = (animals: () => number[]): unknown => setContext(WORN, animals);

/** Whether this is inside a table of a classroom. */
export const inClass = (): boolean => getContext(WORN) !== undefined;

/** Returns a function from seat to animal: the chosen one, else the seat's own. */
export function worn(): (seat: number) => number {
  const chosen = getContext<(() => number[]) | undefined>(WORN);
  return (seat) => chosen?.()[seat] ?? seat;
}
