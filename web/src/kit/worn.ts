// Which animal sits where, when people have chosen for themselves: known to everything inside a table, whatever draws it.
import { getContext, setContext } from 'svelte';

const WORN = Symbol('animals');

/** For everything inside the component that calls it: the animal of each seat. */
export const dress = (animals: () => number[]): unknown => setContext(WORN, animals);

/** The number of the animal at a seat: its own, unless somebody has chosen. */
export function worn(): (seat: number) => number {
  const chosen = getContext<(() => number[]) | undefined>(WORN);
  return (seat) => chosen?.()[seat] ?? seat;
}
