import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../protocol';
import { withDeeds } from './deeds';

const said = (key: string, seat: number): Phrase => ({ key: `tl-${key}`, args: { seat } }) as Phrase;
const keys = (deeds: ReturnType<typeof withDeeds>, seat: number) => deeds[seat]?.map(({ key }) => key);

describe('the last action of a player', () => {
  const first = withDeeds({}, [said('spun', 1), said('moved', 1), said('luck', 1), said('got', 1)]);
  it('is where they went and what came of it', () => {
    expect(keys(first, 1)).toEqual(['tl-moved', 'tl-luck']);
    expect(keys(withDeeds(first, [said('swapped-unseen', 1)]), 1)).toEqual(['tl-moved', 'tl-swapped-unseen']);
  });
  it('stays while the others play', () => {
    expect(keys(withDeeds(first, [said('spun', 2), said('moved', 2)]), 1)).toEqual(['tl-moved', 'tl-luck']);
  });
  it('goes when their next turn begins', () => {
    expect(keys(withDeeds(first, [said('spun', 1), said('moved', 1)]), 1)).toEqual(['tl-moved']);
  });
});
