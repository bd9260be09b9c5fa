import { beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../house/asking';
import type { Retrospect, Reviewed } from '../protocol';
import { LookingBack, worthAt } from './review.svelte';

const asked: number[] = [];
let trouble: Problem | null = null;
const REVIEW: Retrospect = {
  points: false,
  curves: [
    {
      points: [
        { number: 0, worth: 50 },
        { number: 4, worth: 70 },
        { number: 9, worth: 100 },
      ],
      own: 20,
      others: 0,
      luck: 30,
      error: 2,
    },
  ],
  decisions: [],
  turns: [
    { cause: 'luck', seat: 0, since: 0, number: 4, before: 50, after: 70 },
    { cause: 'luck', seat: 0, since: 5, number: 9, before: 70, after: 100 },
  ],
};

vi.mock('../house/api', async (original) => ({
  ...(await original<object>()),
  getReview: ({ piece }: { piece: number }): Promise<Reviewed> => {
    asked.push(piece);
    const now = trouble;
    trouble = null;
    return now ? Promise.reject(now) : Promise.resolve({ done: piece + 1, pieces: 3, review: piece === 2 ? REVIEW : null });
  },
}));

beforeEach(() => {
  asked.length = 0;
  trouble = null;
  vi.useFakeTimers();
});

it('asks for one piece after the other, and has the review with the last', async () => {
  const back = new LookingBack('a recording');
  await back.start();
  expect([asked, back.share, back.review]).toEqual([[0, 1, 2], 1, REVIEW]);
  expect([back.next(0, 1)?.number, back.next(4, 1)?.number, back.next(9, 1), back.next(5, -1)?.number]).toEqual([
    4,
    9,
    undefined,
    4,
  ]);
  expect([worthAt(REVIEW, 0, 3), worthAt(REVIEW, 0, 4), worthAt(REVIEW, 0, 20)]).toEqual([50, 70, 100]);
});

it('asks no more after the page is left', async () => {
  const back = new LookingBack('a recording');
  const going = back.start();
  back.stop();
  await going;
  expect([asked, back.share, back.review]).toEqual([[0], null, null]);
});

it('waits when it has asked too much, and says any other trouble', async () => {
  const back = new LookingBack('a recording');
  back.ontrouble = vi.fn();
  trouble = new Problem('too-many', {}, '');
  const going = back.start();
  await vi.advanceTimersByTimeAsync(5000);
  await going;
  expect([asked, back.review]).toEqual([[0, 0, 1, 2], REVIEW]);
  const other = new LookingBack('a recording');
  other.ontrouble = vi.fn();
  trouble = new Problem('no-review', {}, '');
  await other.start();
  expect([other.share, vi.mocked(other.ontrouble).mock.calls.length]).toEqual([null, 1]);
});
