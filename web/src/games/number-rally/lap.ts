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
  // The four sides, each followed by its bend: a corner of the path, and the direction from there.
  for (let turn = 0; turn < 5; turn++) {
    const side = turn % 2 ? down : across;
    const [dx, dy] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][turn % 4] as [number, number];
    const x = turn % 4 === 0 ? bend : turn % 4 === 1 ? width : turn % 4 === 2 ? width - bend : 0;
    const y = turn % 4 === 0 ? 0 : turn % 4 === 1 ? bend : turn % 4 === 2 ? height : height - bend;
    if (left <= side || turn === 4) return { x: x + dx * left, y: y + dy * left };
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
