// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberTable } from '../memory';
import { forgetAnswers, keepAnswer, type KeptAnswer, keptAnswers, tableHere, tidy, timesOf } from './memory';

const answer = (question: string, given: string, milliseconds: number, seat = 0): KeptAnswer => ({
  name: 'Lina',
  seat,
  question,
  answer: given,
  milliseconds,
});
const sitAt = (fragment: string) => history.replaceState(null, '', `/#${fragment}`);

beforeEach(() => {
  localStorage.clear();
  sitAt('seat=a.0,a.1');
});

describe('the table here', () => {
  it.each([
    ['seat=a.0,a.1', 'a'],
    ['watch=b.w', 'b'],
    ['join=c.j', ''],
    ['', ''],
  ])('is the part of its key before the dot: %s', (fragment, id) => {
    sitAt(fragment);
    expect(tableHere()).toBe(id);
  });
});

describe('answers', () => {
  it('are kept with their table, in whole milliseconds', () => {
    keepAnswer(answer('7 x 8', '56', 1234.56));
    keepAnswer(answer('6 x 8', '48', 900));
    sitAt('seat=b.0');
    keepAnswer(answer('2 x 2', '4', 100));
    expect(keptAnswers('a')).toEqual([answer('7 x 8', '56', 1235), answer('6 x 8', '48', 900)]);
    expect(keptAnswers('b')).toHaveLength(1);
    expect(keptAnswers('c')).toEqual([]);
  });

  it('that were deleted stay so until the next is given', () => {
    keepAnswer(answer('7 x 8', '56', 1000));
    forgetAnswers('a');
    expect(keptAnswers('a')).toBe(null);
    keepAnswer(answer('6 x 8', '48', 900));
    expect(keptAnswers('a')).toEqual([answer('6 x 8', '48', 900)]);
  });

  it('are not kept in a classroom', () => {
    sitAt('class=~room.key');
    keepAnswer(answer('7 x 8', '56', 1000));
    expect(localStorage).toHaveLength(0);
  });

  it('of tables that nobody knows any more are thrown away', () => {
    for (const id of ['a', 'b', 'c']) {
      sitAt(`seat=${id}.0`);
      keepAnswer(answer('7 x 8', '56', 1000));
    }
    rememberTable({ keys: ['b.0'], watching: false, game: 'g', names: [], at: 0, over: false });
    localStorage.setItem('spielkiste:setup:mau-mau', '{}');
    tidy();
    expect(['a', 'b', 'c'].map((id) => keptAnswers(id)?.length)).toEqual([0, 1, 1]);
    expect(localStorage.getItem('spielkiste:setup:mau-mau')).toBe('{}');
  });
});

describe('the time that an answer took', () => {
  const given = (...pairs: [string, string][]) => pairs.map(([question, said]) => ({ question, answer: said }));

  it('stands in the order in which they were given', () => {
    const kept = [answer('q1', 'x', 100), answer('q2', 'y', 200)];
    expect(timesOf(0, given(['q1', 'x'], ['q2', 'y']), kept)).toEqual([100, 200]);
  });

  it('is unknown where it was given elsewhere, by another seat, or otherwise', () => {
    const kept = [answer('q1', 'x', 100, 1), answer('q2', 'wrong', 200)];
    expect(timesOf(0, given(['q1', 'x'], ['q2', 'y'], ['q3', 'z']), kept)).toEqual([undefined, undefined, undefined]);
  });

  it('counts each answer once, though a question comes twice', () => {
    const kept = [answer('q1', 'x', 100), answer('q1', 'x', 300)];
    expect(timesOf(0, given(['q1', 'x'], ['q1', 'x']), kept)).toEqual([100, 300]);
    expect(timesOf(0, given(['q1', 'x'], ['q1', 'x'], ['q1', 'x']), kept)).toEqual([undefined, 100, 300]);
  });

  it('is that of the game just played, not of the one before', () => {
    const kept = [answer('q1', 'x', 100), answer('q2', 'y', 150), answer('q1', 'x', 300)];
    expect(timesOf(0, given(['q1', 'x']), kept)).toEqual([300]);
  });

  it('is read without using up what is kept', () => {
    const kept = [answer('q1', 'x', 100)];
    timesOf(0, given(['q1', 'x']), kept);
    expect(kept).toHaveLength(1);
  });
});
