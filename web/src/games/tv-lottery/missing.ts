import type { Text } from '../../kit/text';

/**
 * Returns the digits of the winning number missing in the holder, from the bottom; null if there is no number yet or
 * all are right.
 */
export function missing(number: number[], holder: (number | null)[]): number[] | null {
  if (!number.length || !holder.length || number.every((digit, place) => digit === holder[place])) return null;
  const spare = [...holder];
  return number.filter((digit) => {
    const at = spare.indexOf(digit);
    if (at >= 0) spare.splice(at, 1);
    return at < 0;
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

/** Returns the missing digits and the next one in words, as the page shows them beside the question. */
export function needsInWords(digits: number[], { right, number }: { right: number; number: number[] }, text: Text): string {
  const lacking = digits.length
    ? `${text('web-tl-missing', { count: digits.length })} ${digits.join(', ')}.`
    : text('web-tl-only-swap');
  return `${lacking} ${text('web-tl-next-digit', { count: right, digit: String(number[right] ?? 0) })}.`;
}
