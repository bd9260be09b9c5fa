/** The digits of the winning number that are nowhere in the holder, from the bottom up; null before there is a number, or where all is right. */
export function missing(number: number[], holder: (number | null)[]): number[] | null {
  if (!number.length || !holder.length || number.every((digit, place) => digit === holder[place])) return null;
  const spare = [...holder];
  return number.filter((digit) => {
    const at = spare.indexOf(digit);
    if (at >= 0) spare.splice(at, 1);
    return at < 0;
  });
}

/** The places (from 0) of digits that the winning number needs, but at another place. */
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
