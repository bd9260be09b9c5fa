// Computes the card size of hanging rows. All rows stay side by side until the end; when one is empty, the others grow
// into its space, up to twice their size, so that the table does not look deserted. Cards far from the free end are
// folded.
const RATIO = 0.75;
/** The minimum height of a slip, and the minimum and maximum share of a card that it shows. */
export const LEAST = 13.5;
const SHARE = 0.26;
const MOST = 0.55;
export const GAP = 3;
/** The width of an empty place: the minimum, and with space to spare. */
export const EMPTY = 26;
const ROOMY = 64;
const GROWN = 2;
/** The maximum card width, as in a hand on a large screen. */
export const WIDEST = 136;
/** Up to this many far cards stay unfolded. */
const UNFOLDED = 3;
/** The height of the tag on a fold, which shows its number of cards. */
export const TAG = 34;
/** How many cards next to the free one stay readable. */
export const NEAR = 3;

/** The maximum height of the ground. */
const HIGHEST = 180;

/** Returns the height of the ground with its monsters in a field of this height. */
export const floorOf = (height: number): number => Math.min(HIGHEST, Math.max(58, height * 0.26));

/** Returns the height of the ground if the rows leave this much space above it. */
export const floorIn = (height: number, left: number): number => Math.min(HIGHEST, floorOf(height) + Math.max(0, left) * 0.4);

/** Returns how many covered cards of a row are folded if `near` of them stay readable. */
export function foldedOf(height: number, near: number): number {
  const deep = Math.max(0, height - 1 - near);
  return deep > UNFOLDED ? deep : 0;
}

/** The number of card edges that a fold shows. */
export const EDGES = 3;

/** Returns how much of each edge shows. */
export const edgeOf = (card: number): number => Math.max(5, card * 0.052);

const foldOf = (height: number, near: number, card: number) => {
  const deep = foldedOf(height, near);
  return deep && TAG + EDGES * edgeOf(card);
};
const slipsOf = (height: number, near: number) => Math.max(0, height - 1 - foldedOf(height, near));

const widthOf = (rows: readonly number[], card: number) =>
  rows.reduce((sum, height) => sum + (height ? card : Math.min(card, EMPTY)) + GAP, -GAP);

/** Returns the width of an empty row's place. */
export function goneOf(rows: readonly number[], card: number, width: number): number {
  const standing = rows.filter(Boolean).length;
  const room = (width - standing * (card + GAP)) / Math.max(1, rows.length - standing) - GAP;
  return Math.min(card, ROOMY, Math.max(EMPTY, Math.floor(room)));
}

/** Returns the height of the rows with slips of this height. */
export function tallOf(rows: readonly number[], near: number, card: number, step: number): number {
  return Math.max(0, ...rows.map((row) => (row ? card / RATIO + slipsOf(row, near) * step + foldOf(row, near, card) : 0)));
}

/** Returns the card width for rows of these heights in a field of this size. */
export function hanging(heights: readonly number[], near: number, width: number, height: number): number {
  const plain = Math.max(20, Math.min(WIDEST, (width - (heights.length - 1) * GAP) / heights.length));
  for (let card = Math.floor(Math.min(WIDEST, plain * GROWN)); card > plain; card--)
    if (widthOf(heights, card) <= width && tallOf(heights, near, card, Math.max(LEAST, card * SHARE)) <= height) return card;
  const above = Math.max(4 * LEAST, ...heights.map((row) => slipsOf(row, near) * LEAST + foldOf(row, near, plain)));
  return Math.max(20, Math.min(plain, (height - above) * RATIO));
}

/** Returns how much of a covered card shows: what the height leaves to the tallest row. */
export function stepOf(heights: readonly number[], near: number, card: number, height: number): number {
  const steps = heights.map((row) => (height - card / RATIO - foldOf(row, near, card)) / Math.max(1, slipsOf(row, near)));
  return Math.max(LEAST, Math.min(card * MOST, ...steps));
}
