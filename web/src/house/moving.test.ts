// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { stick, stickersOf } from './day';
import { family, meet, playing } from './family';
import { childNamed, keepChild } from './learning/children';
import type { Answer, Facts } from './learning/model';
import { moveIn, packPerson, unpackPerson } from './moving';
import { LONGEST_CODE, packed } from './recording';

const answers = (...minutes: number[]): Answer[] => minutes.map((minute) => [minute, 1, 20]);
const child = (learnt: Record<string, Facts>) => ({ name: 'Lina', seat: 3, at: 1, games: ['g'], learnt });
const LUGGAGE = { name: 'Lina', animal: 3, stickers: [], learnt: {} };

beforeEach(() => localStorage.clear());

it('brings a person with everything to an empty device', async () => {
  meet({ name: 'Lina', animal: 3 });
  stick('patience', '2026-11-01');
  keepChild(child({ times: { '7x8': { met: 2, answers: answers(5, 9) } } }));
  const code = await packPerson('Lina');
  localStorage.clear();
  moveIn(await unpackPerson(code));
  expect([family(), playing()?.name]).toEqual([[{ name: 'Lina', animal: 3 }], 'Lina']);
  expect(stickersOf('Lina')).toEqual([{ game: 'patience', day: '2026-11-01', who: 'Lina' }]);
  expect(childNamed('Lina')?.learnt).toEqual({ times: { '7x8': { met: 2, answers: answers(5, 9) } } });
});

it('joins what a person of this name has on both devices, and changes nothing the second time', () => {
  stick('patience', '2026-11-01');
  meet({ name: 'Rudi', animal: 1 });
  meet({ name: 'Lina', animal: 2 });
  keepChild(child({ times: { '7x8': { met: 3, answers: answers(5, 7) } } }));
  const brought = { times: { '7x8': { met: 1, answers: answers(5, 6) }, '2x2': { met: 1, answers: [] } } };
  const luggage = { ...LUGGAGE, stickers: [{ game: 'mau-mau', day: '2026-11-02' }], learnt: brought };
  for (const _ of [1, 2]) {
    moveIn(luggage);
    expect([stickersOf('Rudi').length, stickersOf('Lina').length]).toEqual([1, 1]);
    expect(childNamed('Lina')?.learnt).toEqual({
      times: { '7x8': { met: 3, answers: answers(5, 6, 7) }, '2x2': { met: 1, answers: [] } },
    });
    expect(childNamed('Lina')?.games).toEqual(['g']);
  }
});

it('fits into a link, also with years of answers', async () => {
  meet({ name: 'Lina', animal: 3 });
  let random = 1;
  const next = (): number => (random = (random * 48_271) % 2_147_483_647);
  const many = () => Array.from({ length: 40 }, (): Answer => [29_000_000 + (next() % 1_000_000), next() % 2, next() % 200]);
  const facts = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${i}`, { met: i, answers: many() }]));
  keepChild(child({ times: facts }));
  const code = await packPerson('Lina');
  expect(code.length).toBeLessThanOrEqual(LONGEST_CODE);
  const kept = (await unpackPerson(code)).learnt.times ?? {};
  expect(Object.keys(kept)).toHaveLength(100);
  // The newest answers stay.
  expect(kept['7']?.answers.at(-1)).toEqual(facts['7']?.answers.at(-1));
});

it.each([
  'not packed',
  {},
  [],
  { ...LUGGAGE, name: ' ' },
  { ...LUGGAGE, name: 'a'.repeat(21) },
  { ...LUGGAGE, animal: 16 },
  { ...LUGGAGE, animal: '3' },
  { ...LUGGAGE, stickers: [{ game: 'patience', day: 'today' }] },
  { ...LUGGAGE, learnt: { times: { '7x8': { met: 1, answers: [[1, 1]] } } } },
  { ...LUGGAGE, learnt: { times: { '7x8': { met: -1, answers: [] } } } },
  { ...LUGGAGE, learnt: { times: [] } },
  { ...LUGGAGE, learnt: JSON.parse('{"__proto__": {}}') as object },
])('refuses what is damaged or forged: %j', async (found) => {
  const code = typeof found === 'string' ? found : await packed(JSON.stringify(found));
  await expect(unpackPerson(code)).rejects.toMatchObject({ key: 'damaged-file' });
});
