// How large the cards of hanging rows can be. All rows hang side by side to the end: where one is gone the others get its
// room and grow, up to twice their size. A table that empties is not to look deserted, and nobody has to look for a row anew.
// What lies far from the free end is folded: a hundred numbers at once are no help to anybody.
const RATIO = 0.75;
/** A slip is never lower than its number, and shows this share of a card at least where there is room, and at most. */
export const LEAST = 13.5;
const SHARE = 0.26;
const MOST = 0.55;
export const GAP = 3;
/** An empty place is hardly more than a gap where a row was; it is wider only where there is room to spare. */
export const EMPTY = 26;
const ROOMY = 64;
const GROWN = 2;
/** No card is wider than in a hand on a large screen. */
export const WIDEST = 136;
/** No more than this many far cards are still shown as they are. */
const UNFOLDED = 3;
/** On each fold hangs the tag that says how many it is. */
export const TAG = 34;
/** How many cards next to the free one stay readable. */
export const NEAR = 3;

/** Nobody on the ground is taller than a card. */
const HIGHEST = 180;

/** How high the ground under the rows is in a field of this height, with all who stand on it. */
export const floorOf = (height: number): number => Math.min(HIGHEST, Math.max(58, height * 0.26));

/** How high it is where the rows leave so much room above it. */
export const floorIn = (height: number, left: number): number => Math.min(HIGHEST, floorOf(height) + Math.max(0, left) * 0.4);

/** How many of the covered cards of a row are folded where so many next to its end stay readable. */
export function foldedOf(height: number, near: number): number {
  const deep = Math.max(0, height - 1 - near);
  return deep > UNFOLDED ? deep : 0;
}

/** Of a fold the edges of this many cards show: a pack, not a heap of lines. */
export const EDGES = 3;

/** How much shows of each of them. */
export const edgeOf = (card: number): number => Math.max(5, card * 0.052);

const foldOf = (height: number, near: number, card: number) => {
  const deep = foldedOf(height, near);
  return deep && TAG + EDGES * edgeOf(card);
};
const slipsOf = (height: number, near: number) => Math.max(0, height - 1 - foldedOf(height, near));

const widthOf = (rows: readonly number[], card: number) =>
  rows.reduce((sum, height) => sum + (height ? card : Math.min(card, EMPTY)) + GAP, -GAP);

/** How wide the place is where a row was. */
export function goneOf(rows: readonly number[], card: number, width: number): number {
  const standing = rows.filter(Boolean).length;
  const room = (width - standing * (card + GAP)) / Math.max(1, rows.length - standing) - GAP;
  return Math.min(card, ROOMY, Math.max(EMPTY, Math.floor(room)));
}

/** How high the rows are with slips of this height. */
export function tallOf(rows: readonly number[], near: number, card: number, step: number): number {
  return Math.max(0, ...rows.map((row) => (row ? card / RATIO + slipsOf(row, near) * step + foldOf(row, near, card) : 0)));
}

/** How wide the cards are of rows with so many cards each, in a field of this size. */
export function hanging(heights: readonly number[], near: number, width: number, height: number): number {
  const plain = Math.max(20, Math.min(WIDEST, (width - (heights.length - 1) * GAP) / heights.length));
  for (let card = Math.floor(Math.min(WIDEST, plain * GROWN)); card > plain; card--)
    if (widthOf(heights, card) <= width && tallOf(heights, near, card, Math.max(LEAST, card * SHARE)) <= height) return card;
  const above = Math.max(4 * LEAST, ...heights.map((row) => slipsOf(row, near) * LEAST + foldOf(row, near, plain)));
  return Math.max(20, Math.min(plain, (height - above) * RATIO));
}

/** How much shows of a covered card: what the height leaves to the tallest row. */
export function stepOf(heights: readonly number[], near: number, card: number, height: number): number {
  const steps = heights.map((row) => (height - card / RATIO - foldOf(row, near, card)) / Math.max(1, slipsOf(row, near)));
  return Math.max(LEAST, Math.min(card * MOST, ...steps));
}
