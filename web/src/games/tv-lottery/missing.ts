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

/** Returns the places (from 0) of digits that the winning number needs at another place. */
export function elsewhere(number: readonly (number | null)[], holder: readonly (number | null)[]): Set<number> {
  const wanted = number.filter((digit, place) => digit !== null && digit !== holder[place]);
  return new Set(
    holder.flatMap((digit, place) => {
      if (digit === null || digit === number[place]) return [];
      const at = wanted.indexOf(digit);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0 ? [place] : [];
    }),
  );
}

/** Returns the missing digits with their places in words, and the next digit unless it is the first of them. */
export function needsInWords(places: number[], { right, number }: { right: number; number: number[] }, text: Text): string {
  const digit = (place: number) => String(number[place] ?? 0);
  const each = places.map((place) => text('web-tl-for-place', { place: place + 1, digit: digit(place) }));
  const lacking = each.length
    ? `${text('web-tl-missing', { count: each.length })} ${each.join(', ')}.`
    : text('web-tl-only-swap');
  return places[0] === right ? lacking : `${lacking} ${text('web-tl-next-digit', { count: right, digit: digit(right) })}.`;
}
