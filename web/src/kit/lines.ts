/**
 * Splits a title into two lines of similar length, at a space, after a hyphen or at a soft hyphen. A single word stays
 * whole.
 */
export function inTwo(title: string): string[] {
  const heard = (line: string) => line.replaceAll('\u00ad', '');
  const places = [...title.matchAll(/[\s\u00ad-]/g)].map(({ index, 0: mark }): [string, string] => [
    heard(title.slice(0, index)) + (mark.trim() && '-'),
    heard(title.slice(index + 1)),
  ]);
  const longest = (lines: [string, string]) => Math.max(...lines.map((line) => line.length));
  const [best] = places.filter(([, last]) => last).sort((one, other) => longest(one) - longest(other));
  return best ?? [heard(title)];
}
