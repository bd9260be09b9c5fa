import { expect, test } from 'vitest';
import { reach } from './finger.svelte';

const at = (column: number, row: number) => ({ column, row });

test('a finger that stays on its field draws nothing more', () => {
  expect(reach([at(2, 2)], at(2, 2))).toEqual([at(2, 2)]);
});

test('a quick finger skips no field, and never goes across a corner', () => {
  expect(reach([at(0, 0)], at(3, 1))).toEqual([at(0, 0), at(1, 0), at(2, 0), at(3, 0), at(3, 1)]);
  expect(reach([at(2, 3)], at(1, 1))).toEqual([at(2, 3), at(2, 2), at(1, 2), at(1, 1)]);
});
