import { describe, expect, it } from 'vitest';
import type { GameFace } from '../games/face';
import { houseLine, lastActs, lineOf } from './story';

const act = (key: string, seat?: number) => lineOf({ key, args: seat === undefined ? {} : { seat } });
const keys = (...[story, face]: Parameters<typeof lastActs>) => [...lastActs(story, face)].map(([seat, { key }]) => [seat, key]);

describe('what each seat did last', () => {
  it('is the newest event of that seat', () => {
    expect(keys([act('drew', 0), act('drove', 0), act('drew', 1), act('pile-empty')], null)).toEqual([
      [1, 'drew'],
      [0, 'drove'],
    ]);
  });
  it('is the event that the game counts, by the player that the game names', () => {
    const face = { act: ({ key }) => key !== 'drew', actor: ({ args }) => args.seat as number } as Partial<GameFace> as GameFace;
    expect(keys([act('drove', 0), act('drew', 0)], face)).toEqual([[0, 'drove']]);
  });
  it('is nothing after an undo, or before the first move of a new game', () => {
    expect(keys([act('drove', 0), houseLine('web-story-undone')], null)).toEqual([]);
    expect(keys([act('drove', 0), houseLine('web-story-undone'), act('drew', 1)], null)).toEqual([[1, 'drew']]);
  });
});
