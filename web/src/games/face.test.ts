import { describe, expect, it } from 'vitest';
import { lastOf, type Act } from './face';

const act = (words: string, age: number): Act => ({ words, age, phrase: { key: 'laid', args: {} } });

describe('what partners did last', () => {
  const acts = { 0: act('drove', 2), 1: act('stopped', 0), 2: act('refuelled', 1) };
  it('is the newer of their two actions', () => expect(lastOf(acts, [0, 2])).toEqual({ seat: 2, act: acts[2] }));
  it('is the action of the one who has acted', () => expect(lastOf(acts, [3, 1])?.seat).toBe(1));
  it('is empty before the first move', () => expect(lastOf(acts, [3, 5])).toBeUndefined());
});
