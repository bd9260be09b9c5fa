// Where the car stands on its lap: a rounded rectangle, run clockwise from the middle of its upper side.

/** Returns the lap as an SVG path; a circle if both sides are twice the radius. */
export function lap(width: number, height: number, bend: number): string {
  const [across, down] = [width - 2 * bend, height - 2 * bend];
  const turn = (x: number, y: number) => `a${bend} ${bend} 0 0 1 ${x} ${y}`;
  return [
    `M${width / 2} 0h${across / 2}`,
    turn(bend, bend),
    `v${down}`,
    turn(-bend, bend),
    `h${-across}`,
    turn(-bend, -bend),
    `v${-down}`,
    turn(bend, -bend),
    'Z',
  ].join('');
}

/** Returns the point of the lap after this share of it, from 0 to 1. */
export function pointOn(width: number, height: number, bend: number, share: number): { x: number; y: number } {
  const [across, down, quarter] = [width - 2 * bend, height - 2 * bend, (Math.PI / 2) * bend];
  let left = Math.min(Math.max(share, 0), 1) * 2 * (across + down + 2 * quarter) + across / 2;
  // The sides, each followed by its bend: a corner of the path, the direction from there, and the length.
  const upper = [bend, 0, 1, 0, across] as const;
  const others = [
    [width, bend, 0, 1, down],
    [width - bend, height, -1, 0, across],
    [0, height - bend, 0, -1, down],
  ] as const;
  for (const [x, y, dx, dy, side] of [upper, ...others, upper]) {
    if (left <= side) return { x: x + dx * left, y: y + dy * left };
    left -= side;
    if (left <= quarter) {
      const angle = left / bend;
      const [along, aside] = [bend * Math.sin(angle), bend * (1 - Math.cos(angle))];
      return { x: x + dx * (side + along) - dy * aside, y: y + dy * (side + along) + dx * aside };
    }
    left -= quarter;
  }
  return { x: width / 2, y: 0 };
}
