import { describe, expect, it } from 'vitest';
import type { GameFace } from '../games/face';
import { named, shownBy } from './pictures';

const meanings = { left: 'nn-card', right: 'nn-card', seat: 'seat' };
const phrase = { key: 'why', args: { left: '9-circle', right: '7-square', seat: 1 } };
const plain = {} as GameFace;

describe('what a refusal or a hint looks like', () => {
  it('is drawn from the values that have a picture', () => {
    expect(shownBy(plain, meanings, phrase, [], {}, true)).toEqual({ things: ['9-circle', '7-square'], sign: 'no' });
    expect(shownBy(plain, meanings, phrase, [], {}, false)?.sign).toBe('and');
  });
  it('has no picture where nothing in it has one', () => {
    expect(shownBy(plain, meanings, { key: 'turn', args: { seat: 1 } }, [], {}, true)).toBeNull();
  });
  it('is for the game to say, with the moves it is about', () => {
    const face = { shown: (_: unknown, moves: string[]) => (moves.length ? { things: moves } : null) } as unknown as GameFace;
    expect(shownBy(face, meanings, phrase, ['lay 5'], {}, false)).toEqual({ things: ['lay 5'] });
    expect(shownBy(face, meanings, phrase, [], {}, true)?.things).toEqual(['9-circle', '7-square']);
  });
});

it('reads how wide a thing is and what stands below, and leaves a star in its name alone', () => {
  expect(named('wall*3')).toEqual({ name: 'wall', times: 3, label: '' });
  expect(named('wheel-green-1,2,*')).toEqual({ name: 'wheel-green-1,2,*', times: 1, label: '' });
  expect(named('car@start')).toEqual({ name: 'car', times: 1, label: 'start' });
});
