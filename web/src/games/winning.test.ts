import { expect, it } from 'vitest';
import { winning } from './winning';

const seats = [{ name: 'Momo', called: 'You' }, { name: 'Lina', called: 'Lina' }, { name: 'Kurt' }];

it('says you to the only one at the device, and names to everyone else', () => {
  expect(winning({ winners: [0] }, seats)).toEqual({ names: 'You', you: true });
  expect(winning({ winners: [1] }, seats)).toEqual({ names: 'Lina', you: false });
  expect(winning({ winners: [0, 2] }, seats)).toEqual({ names: 'You & Kurt', you: false });
  expect(winning(null, seats)).toEqual({ names: '', you: false });
});
