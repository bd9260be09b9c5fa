// The notes in the box, in thousands, largest first. They only illustrate the amount.
const NOTES = [500, 200, 100, 50];

/** Returns an amount in as few notes as possible. */
export function notesFor(money: number): number[] {
  const found: number[] = [];
  let rest = Math.floor(money / 1000);
  for (const value of NOTES) for (; rest >= value; rest -= value) found.push(value);
  return found;
}
