import { describe, expect, it } from 'vitest';
import type { WallView } from '../../../protocol';
import { sentences } from './say';

const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
const say = (view: object, moves: object[], again = false) =>
  sentences({
    view: {
      phase: 'main',
      naming_mode: 'off',
      bars: [],
      opening: false,
      pairs: [],
      sides: [],
      turn: 0,
      ...view,
    } as unknown as WallView,
    ...{ looking: 0, moves: moves as never, held: undefined, offers: [], aside: undefined, outcome: null, seats: [], text },
    ...{ latest: undefined, again, known: true },
  })[0];

describe('without a free pair', () => {
  const aside = (row: number, lifts: boolean) => ({ kind: 'aside', outlook: { row, lifts } });
  const swap = { kind: 'swap', outlook: {} };
  it('names only what can be done now', () => {
    expect(say({}, [aside(2, true)])).toBe('web-wall-say-must-lift 2');
    expect(say({}, [aside(5, false), aside(5, false)])).toBe('web-wall-say-must-bar 5');
    expect(say({}, [aside(2, true), aside(5, false)])).toBe('web-wall-say-must-ban');
    expect(say({}, [swap, swap])).toBe('web-wall-say-must-swap');
    expect(say({}, [swap, aside(2, false)])).toBe('web-wall-say-must');
  });
});

it('says that a double is free, unless the player has just taken one or has to name the match', () => {
  const double = { pairs: [{ why: { level: 1 } }, { why: { level: 2 } }] };
  expect(say(double, [{}])).toBe('web-wall-say-double');
  expect(say(double, [{}], true)).toBe('web-wall-say-again');
  expect(say({ ...double, naming_mode: 'practice' }, [{}])).toBe('web-wall-say-pair');
  expect(say({ pairs: [{ why: { level: 1 } }] }, [{}])).toBe('web-wall-say-pair');
});
