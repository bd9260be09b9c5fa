import { describe, expect, it } from 'vitest';
import type { NumberRallyView } from '../../protocol';
import { openMiss } from './reckoning.svelte';

type Naming = NonNullable<NumberRallyView['naming']>;
const asked: Naming = {
  seat: 0,
  before: 16,
  card: '5',
  skill: 'crossing',
  most: 109,
  choices: [],
  wrong: [],
  steps: [],
  right: null,
};

describe('a sum that was answered wrongly', () => {
  it('is not explained before the first miss', () => {
    expect(openMiss(asked)).toBeNull();
  });

  it('is explained by the last answer and the steps that lead on', () => {
    expect(openMiss({ ...asked, wrong: [20, 22], steps: [4, 1] })).toMatchObject({ before: 16, answer: 22, right: 21 });
  });

  it('leads nowhere yet where there is nothing to walk', () => {
    const rounding = { ...asked, card: 'stage-win', skill: 'rounding', wrong: [10] };
    expect(openMiss(rounding)).toMatchObject({ answer: 10, right: null });
    expect(openMiss({ ...rounding, wrong: [10, 11, 12], right: 20 })).toMatchObject({ answer: 12, right: 20 });
  });
});
