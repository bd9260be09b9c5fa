// The notes in the box, in thousands, the large ones first. They are only a picture of the sum.
const NOTES = [500, 200, 100, 50];

/** A sum in as few notes as possible. */
export function notesFor(money: number): number[] {
  const found: number[] = [];
  let rest = Math.floor(money / 1000);
  for (const value of NOTES) for (; rest >= value; rest -= value) found.push(value);
  return found;
}
