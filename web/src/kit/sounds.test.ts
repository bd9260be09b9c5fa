import { describe, expect, it } from 'vitest';
import cases from '../../../tests/languages/sounds.json';
import { smooth } from './sounds';

describe.each(Object.entries(cases))('in %s', (language, pairs) => {
  it.each(pairs as [string, string][])('%s is said as it sounds', (written, said) => {
    expect(smooth(language, written)).toBe(said);
    expect(smooth(language, said), 'what is right stays').toBe(said);
  });
});
