// The animals that players have chosen, shared with everything inside a table.
import { getContext, setContext } from 'svelte';

const WORN = Symbol('animals');
const CLASS = Symbol('class');

/** Provides the animal of each seat to all child components; a classroom's animals are not replaced. */
export function dress(animals: () => number[]): void {
  if (!inClass()) setContext(WORN, animals);
}

/** Provides the animals that the children of a classroom have chosen. */
export function dressClass(animals: () => number[]): void {
  dress(animals);
  setContext(CLASS, true);
}

/** Returns whether the component is inside a classroom table. */
export const inClass = (): boolean => getContext(CLASS) === true;

/** Returns a function from seat to animal: the chosen one, else the seat's own. */
export function worn(): (seat: number) => number {
  const chosen = getContext<(() => number[]) | undefined>(WORN);
  return (seat) => chosen?.()[seat] ?? seat;
}
