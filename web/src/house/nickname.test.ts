import { beforeEach, expect, it } from 'vitest';
import { forgetWhere, remember } from '../kit/storage';
import { calledHere, nickname } from './nickname';

beforeEach(() => forgetWhere(() => true));

it('makes up a name once and keeps it', () => {
  const name = nickname(() => 0.1);
  expect(name).not.toBe('');
  expect(nickname(() => 0.9)).toBe(name);
  expect(calledHere()).toBe(name);
});

it('gives way to a name that somebody has typed', () => {
  nickname();
  remember('name', 'Ada');
  expect(calledHere()).toBe('Ada');
});
