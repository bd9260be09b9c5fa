import { beforeEach, expect, it, vi } from 'vitest';
import { forgetWhere, remember } from '../kit/storage';
import { calledHere } from './nickname';

vi.mock('./house.svelte', () => ({ text: (key: string) => key }));
beforeEach(() => forgetWhere(() => true));

it('calls a player by their name, else by their animal', () => {
  expect(calledHere()).toBe('web-animal-whale');
  remember('animal', 9);
  expect(calledHere()).toBe('web-animal-rabbit');
  remember('name', ' Ada ');
  expect(calledHere()).toBe('Ada');
});
