import { beforeEach, expect, it } from 'vitest';
import { meet } from '../house/family';
import { rememberTable } from '../house/memory';
import { rememberPlayed } from '../house/played';
import { forgetWhere } from '../kit/storage';
import { forget, myGames, peopleOf, tally, unfinished } from './mine';

const table = (id: string, over: boolean, at: number) =>
  rememberTable({ keys: [`${id}.key`], watching: false, game: 'mau-mau', names: ['Ada', 'Bo'], at, over });
const played = (id: string, at: number) =>
  rememberPlayed({ id, key: `${id.split(':')[0]}.key`, game: 'patience', names: ['Ada'], own: [0], winners: [0], at }, 'code');

beforeEach(() => forgetWhere(() => true));

it('shows a game once: what was played, and what goes on at its table', () => {
  table('one', true, 10);
  played('one:first', 5);
  played('one:second', 9);
  table('two', false, 20);
  played('two:first', 7);
  table('three', true, 1);
  expect(myGames().map(({ id, over, table: at }) => [id, over, at?.keys[0] ?? null])).toEqual([
    ['two', false, 'two.key'],
    ['one:second', true, 'one.key'],
    ['two:first', true, null],
    ['one:first', true, null],
    ['three', true, 'three.key'],
  ]);
  expect([...unfinished()]).toEqual(['mau-mau']);
});

it('addresses the only player of this device as “you”', () => {
  const names = ['Ada', 'Bo'];
  rememberTable({ keys: ['one.key'], watching: false, game: 'mau-mau', names, own: [1], at: 2, over: false });
  rememberTable({ keys: ['two.key'], watching: false, game: 'mau-mau', names, own: [0, 1], at: 1, over: false });
  table('three', false, 0);
  expect(myGames().map((game) => peopleOf(game, 'you'))).toEqual([['Ada', 'you'], names, names]);
});

it('forgets a game, and its table only if the table still shows that game', async () => {
  table('one', false, 10);
  played('one:first', 5);
  for (const game of myGames().filter((one) => one.over)) await forget(game);
  expect(myGames().map(({ id }) => id)).toEqual(['one']);
  for (const game of myGames()) await forget(game);
  expect(myGames()).toEqual([]);
});

it('says the name where several people play, and counts the wins of each', () => {
  for (const [name, animal] of [
    ['Ada', 1],
    ['Bo', 2],
  ] as const)
    meet({ name, animal });
  const game = (id: string, own: number[], winners: number[]) =>
    rememberPlayed({ id, key: 'k', game: 'mau-mau', names: ['Ada', 'Bo'], own, winners, at: 1 }, 'code');
  game('a', [0, 1], [0]);
  game('b', [1], [1]);
  game('c', [1], []);
  played('d', 2);
  expect(peopleOf(myGames()[1] as never, 'you')).toEqual(['Ada', 'Bo']);
  expect(tally(myGames())).toEqual([
    { name: 'Bo', won: 1, count: 2 },
    { name: 'Ada', won: 1, count: 1 },
  ]);
});
