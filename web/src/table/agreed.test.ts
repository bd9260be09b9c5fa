import { expect, it } from 'vitest';
import type { OptionInfo } from '../protocol';
import { agreed } from './agreed';

const option = (part: Partial<OptionInfo>): OptionInfo =>
  ({ name: 'low', kind: 'flag', default: false, values: [], role: '', shared: null, ...part }) as OptionInfo;
const text = (key: string, args?: Record<string, unknown>) => (args ? `${key}(${Object.values(args).join(' ')})` : key);

it('names what was chosen and is not usual', () => {
  const options = [
    option({}),
    option({ name: 'lives', kind: 'number', default: 3 }),
    option({ name: 'naming', kind: 'choice', default: 'off' }),
    option({ name: 'open', default: true }),
  ];
  expect(agreed(options, { low: false, lives: 3, naming: 'off', open: true }, text)).toEqual([]);
  expect(agreed(options, { low: true, lives: 5, naming: 'strict', open: false }, text)).toEqual([
    'option-low',
    'web-plain-set(option-lives 5)',
    'web-plain-set(option-naming option-naming-strict)',
    'web-plain-set(option-open house-no)',
  ]);
});

it('leaves out who begins and the tempo', () => {
  const options = [
    option({ name: 'begins', kind: 'seat', default: 0 }),
    option({ name: 'tempo', role: 'tempo', default: 'live' }),
  ];
  expect(agreed(options, { begins: 2, tempo: 'calm' }, text)).toEqual([]);
});
