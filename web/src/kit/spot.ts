/** A rectangle on the screen. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The corner from which something reaches into a rectangle. */
export interface Corner {
  below: boolean;
  right: boolean;
}

export function spotOf(thing: Element): Spot {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

/** Returns the rectangle around all of them. */
export function all(...spots: [Spot, ...Spot[]]): Spot {
  const x = Math.min(...spots.map((spot) => spot.x));
  const y = Math.min(...spots.map((spot) => spot.y));
  const right = Math.max(...spots.map((spot) => spot.x + spot.w));
  const bottom = Math.max(...spots.map((spot) => spot.y + spot.h));
  return { x, y, w: right - x, h: bottom - y };
}

const ROUND = 14;
const MARGIN = 4;

/** Returns a clip-path for a rectangle with holes at these spots. */
export function holed({ x, y, w, h }: Spot, spots: Spot[]): string {
  const hole = ({ x, y, w, h }: Spot) => {
    const [wide, high] = [w + 2 * MARGIN - 2 * ROUND, h + 2 * MARGIN - 2 * ROUND];
    const bend = (dx: number, dy: number) => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
    return (
      `M${x - MARGIN + ROUND} ${y - MARGIN}h${wide}${bend(ROUND, ROUND)}v${high}${bend(-ROUND, ROUND)}` +
      `h${-wide}${bend(-ROUND, -ROUND)}v${-high}${bend(ROUND, -ROUND)}z`
    );
  };
  return `path(evenodd, "M${x} ${y}h${w}v${h}h${-w}z${spots.map(hole).join('')}")`;
}

const SAMPLES = [0.2, 0.5, 0.8];
const SMALLER = 0.9;

/**
 * Returns whether an element holds text to be read; a board's prompt does not count while a teacher speaks (see
 * leads.ts).
 */
function lettered(thing: Element): boolean {
  const asks = thing.closest('[data-asks]');
  if (asks && getComputedStyle(asks).opacity === '0') return false;
  return [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}

/** Returns whether an element is another control or a picture smaller than the target. Anything larger is background. */
function matters(thing: Element, beside: Spot): boolean {
  if (thing.closest('[data-leads]')) return true;
  const picture = thing.closest('svg');
  if (!picture) return false;
  const { w, h } = spotOf(picture);
  return w < SMALLER * beside.w && h < SMALLER * beside.h;
}

/** Returns whether other elements cover this one completely. Parts off the screen count as uncovered. */
export function isCovered(thing: Element): boolean {
  const { x, y, w, h } = spotOf(thing);
  const points = SAMPLES.flatMap((across) => SAMPLES.map((down) => document.elementFromPoint(x + across * w, y + down * h)));
  const above = points.filter((under) => under !== null);
  return above.length > 0 && !above.some((under) => thing.contains(under));
}

/** Returns how much a pointing hand would hide here: the number of nine sample points that hit text or pictures. */
export function hiddenUnder({ x, y, w, h }: Spot, beside: Spot): number {
  const points = SAMPLES.flatMap((across) => SAMPLES.map((down) => document.elementFromPoint(x + across * w, y + down * h)));
  return points.filter((under) => under && (lettered(under) || matters(under, beside))).length;
}
