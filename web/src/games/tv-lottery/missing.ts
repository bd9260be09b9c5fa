import type { Text } from '../../kit/text';

/**
 * Returns the places (from 0) whose digits of the winning number are missing in the holder; null if there is no number
 * yet or all are right.
 */
export function missing(number: number[], holder: (number | null)[]): number[] | null {
  if (!number.length || !holder.length || number.every((digit, place) => digit === holder[place])) return null;
  const spare = holder.filter((digit, place) => digit !== number[place]);
  return number.flatMap((digit, place) => {
    const at = digit === holder[place] ? null : spare.indexOf(digit);
    if (at !== null && at >= 0) spare.splice(at, 1);
    return at === -1 ? [place] : [];
  });
}

/** Returns the places (from 0) of digits that the winning number needs at another place, each with that place. */
export function elsewhere(number: readonly (number | null)[], holder: readonly (number | null)[]): Map<number, number> {
  const wanted = number.flatMap((digit, place) => (digit !== null && digit !== holder[place] ? [{ digit, place }] : []));
  return new Map(
    holder.flatMap((digit, place) => {
      if (digit === null || digit === number[place]) return [];
      const at = wanted.findIndex((one) => one.digit === digit);
      const [found] = at >= 0 ? wanted.splice(at, 1) : [];
      return found ? [[place, found.place] as const] : [];
    }),
  );
}

/** Returns the missing digits with their places in words, and where the digits belong that are in another place. */
export function needsInWords(places: number[], { number, holder }: Holding, text: Text): string {
  const each = places.map((place) => text('web-tl-for-place', { place: place + 1, digit: String(number[place] ?? 0) }));
  const lacking = each.length
    ? `${text('web-tl-missing', { count: each.length })} ${each.join(', ')}.`
    : text('web-tl-only-swap');
  const moving = [...elsewhere(number, holder)].map(([from, to]) =>
    text('web-tl-move-to', { digit: String(holder[from] ?? 0), place: to + 1 }),
  );
  return moving.length ? `${lacking} ${text('web-tl-to-move', { digits: moving.join(', ') })}` : lacking;
}

interface Holding {
  number: number[];
  holder: (number | null)[];
}
