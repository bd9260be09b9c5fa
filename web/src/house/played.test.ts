import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPlayed, isPlayed, joinPlayed, keptRecording, type PlayedGame, playedGames, rememberPlayed } from './played';

const game = (id: string, at = 1): PlayedGame => ({
  id,
  key: `${id}.key`,
  game: 'mau-mau',
  names: ['Ada', 'Bo'],
  own: [0],
  winners: [1],
  at,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      kept.set(name, text);
      Object.assign(storage, { [name]: text });
    },
    removeItem: (name: string) => {
      kept.delete(name);
      delete (storage as Record<string, unknown>)[name];
    },
  };
  vi.stubGlobal('localStorage', storage);
});

it('keeps games with their recordings, the newest first, each once', () => {
  rememberPlayed(game('a'), 'code-a');
  rememberPlayed(game('b'), 'code-b');
  rememberPlayed(game('a', 2), 'code-a2');
  expect(playedGames().map(({ id }) => id)).toEqual(['a', 'b']);
  expect([keptRecording('a'), keptRecording('b'), keptRecording('c')]).toEqual(['code-a2', 'code-b', '']);
  expect([isPlayed('b'), isPlayed('c')]).toEqual([true, false]);
});

it('throws a recording away with its game', () => {
  rememberPlayed(game('a'), 'code-a');
  forgetPlayed('a');
  expect([playedGames(), keptRecording('a')]).toEqual([[], '']);
});

it('deletes the oldest game when there is no room', () => {
  for (let i = 0; i < 70; i++) rememberPlayed(game(`g${i}`, i), `code ${i}`);
  expect(playedGames()).toHaveLength(60);
  expect([keptRecording('g9'), keptRecording('g10')]).toEqual(['', 'code 10']);
});

it('takes in the games of another device, and nothing that is none', () => {
  rememberPlayed(game('a', 5), 'code-a');
  joinPlayed([game('b', 9), game('a', 1), null, { id: 'c' }, 'x']);
  expect(playedGames().map(({ id, at }) => [id, at])).toEqual([
    ['b', 9],
    ['a', 5],
  ]);
  joinPlayed('nothing');
  expect(playedGames()).toHaveLength(2);
});
