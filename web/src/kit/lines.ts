/** A title in two lines as even as can be: broken at a space, after a hyphen or at a soft one; a single word stays whole. */
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
