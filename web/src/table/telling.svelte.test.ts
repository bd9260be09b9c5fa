import { describe, expect, it, vi } from 'vitest';
import type { GameFace } from '../games/face';
import type { GameInfo } from '../protocol';
import type { Session } from './session.svelte';
import { lineOf } from './story';
import { Telling } from './telling.svelte';

vi.mock('../house/house.svelte', () => ({
  house: {},
  text: (key: string) => key,
  tell: ({ key }: { key: string }) => key,
}));

describe('a line of the story', () => {
  const line = lineOf({ key: 'drew', args: { seat: 1 } });
  const telling = (view: object, heard: GameFace['heard']) =>
    new Telling({ own: [0], update: { view }, table: { seats: [], sides: 2 }, story: [line] } as unknown as Session, {
      game: () => ({}) as GameInfo,
      face: () => ({ heard }) as GameFace,
    });

  it('is heard as the game says, or not at all, and stands in the story as it is', () => {
    const other = telling({ turn: 0 }, ({ args }, _, own) => ({ key: `${args.seat} for ${own.join()}`, args }));
    expect(other.words(line, 0)).toBe('1 for 0');
    expect(other.recent[0]?.text).toBe('drew');
    expect(telling({ turn: 0 }, () => null).words(line, 0)).toBe('');
  });
  it('is heard as it is without a view, or if its game says nothing about it', () => {
    expect(telling({}, () => null).words(line, 0)).toBe('drew');
    expect(telling({ turn: 0 }, undefined).words(line, 0)).toBe('drew');
  });
});
