import { describe, expect, it } from 'vitest';
import { standing } from './pawns';

const CELLS = [
  { w: 115, h: 99 },
  { w: 50, h: 43 },
];

describe('pawns on one space', () => {
  for (const field of [0, 7])
    for (const crowd of [2, 3, 4, 5, 6])
      it(`none of ${crowd} hides another on space ${field}`, () => {
        for (const cell of CELLS) {
          const all = standing(Array<number>(crowd).fill(field), cell);
          for (const one of all)
            for (const other of all.filter(({ seat }) => seat > one.seat)) {
              const wide = (one.size * 34) / 46;
              const apart = Math.abs(one.x - other.x) / wide >= 0.98 || Math.abs(one.y - other.y) / one.size >= 0.98;
              expect(apart, `${one.seat} and ${other.seat}`).toBe(true);
            }
        }
      });
});
