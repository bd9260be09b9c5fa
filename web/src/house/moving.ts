// Carries a person to another device as text in a link: name, animal, stickers and learning records. The text is in the
// fragment of the address, so no server sees it.
import { ANIMALS } from '../kit/seats';
import { Problem } from './asking';
import { passStickers, type Sticker, stick, stickersOf } from './day';
import { choose, LONGEST_NAME, meet, member } from './family';
import { childNamed, keepChild } from './learning/children';
import { type Answer, type Entry, type Facts, KEPT_ANSWERS } from './learning/model';
import { LONGEST_CODE, packed, unpacked } from './recording';

export interface Luggage {
  name: string;
  animal: number;
  stickers: Sticker[];
  /** Facts by syllabus. */
  learnt: Record<string, Facts>;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const wrong = (): Problem => new Problem('damaged-file', {}, '');

export function luggageOf(name: string): Luggage {
  const stickers = stickersOf(name).map(({ game, day }) => ({ game, day }));
  return { name, animal: member(name)?.animal ?? 0, stickers, learnt: childNamed(name)?.learnt ?? {} };
}

/** Keeps the last answers to each fact. */
const shortened = ({ learnt, ...luggage }: Luggage, most: number): Luggage => ({
  ...luggage,
  learnt: Object.fromEntries(
    Object.entries(learnt).map(([syllabus, facts]) => [
      syllabus,
      Object.fromEntries(Object.entries(facts).map(([fact, { met, answers }]) => [fact, { met, answers: answers.slice(-most) }])),
    ]),
  ),
});

/** Returns the text for a link. If it would be too long, it has fewer of the oldest answers. */
export async function packPerson(name: string): Promise<string> {
  const luggage = luggageOf(name);
  let code = '';
  for (let most = KEPT_ANSWERS; most >= 1; most = Math.floor(most / 2)) {
    code = await packed(JSON.stringify(shortened(luggage, most)));
    if (code.length <= LONGEST_CODE) break;
  }
  return code;
}

/** Reads what `packPerson` wrote; throws a `Problem` if it is damaged. */
export async function unpackPerson(code: string): Promise<Luggage> {
  try {
    return read(JSON.parse(await unpacked(code)) as unknown);
  } catch {
    throw wrong();
  }
}

type Loose = Record<string, unknown>;
const isObject = (one: unknown): one is Loose => typeof one === 'object' && one !== null && !Array.isArray(one);
const isCount = (one: unknown): one is number => Number.isInteger(one) && Number(one) >= 0;

function read(found: unknown): Luggage {
  if (!isObject(found)) throw wrong();
  const { name, animal, stickers, learnt } = found;
  if (typeof name !== 'string' || !name.trim() || name.length > LONGEST_NAME) throw wrong();
  if (!isCount(animal) || animal >= ANIMALS.length || !Array.isArray(stickers) || !isObject(learnt)) throw wrong();
  return {
    name: name.trim(),
    animal,
    stickers: stickers.map(readSticker),
    learnt: mapped(learnt, (facts) => mapped(facts, readEntry)),
  };
}

/** Returns an object with the same keys. Throws if one of them is `__proto__`, which every object has. */
function mapped<T>(found: unknown, each: (one: unknown) => T): Record<string, T> {
  if (!isObject(found) || Object.hasOwn(found, '__proto__')) throw wrong();
  return Object.fromEntries(Object.entries(found).map(([key, one]) => [key, each(one)]));
}

function readSticker(found: unknown): Sticker {
  if (!isObject(found) || typeof found.game !== 'string' || typeof found.day !== 'string' || !DAY.test(found.day)) throw wrong();
  return { game: found.game, day: found.day };
}

function readEntry(found: unknown): Entry {
  if (!isObject(found) || !isCount(found.met) || !Array.isArray(found.answers)) throw wrong();
  return { met: found.met, answers: found.answers.map(readAnswer) };
}

function readAnswer(found: unknown): Answer {
  if (!Array.isArray(found) || found.length !== 3 || !found.every(isCount)) throw wrong();
  const [minute = 0, right = 0, tenths = 0] = found as number[];
  return [minute, right, tenths];
}

/** Adds a person to this device. Existing data of a person with this name stays. */
export function moveIn({ name, animal, stickers, learnt }: Luggage): void {
  // Stickers from before there were several people keep their owner.
  passStickers(name, name);
  meet({ name, animal });
  choose(name);
  for (const { game, day } of stickers) stick(game, day, name);
  const here = childNamed(name);
  if (!here && !Object.keys(learnt).length) return;
  const both = { ...here?.learnt };
  for (const [syllabus, facts] of Object.entries(learnt)) both[syllabus] = joined(both[syllabus] ?? {}, facts);
  keepChild({ name, seat: animal, at: here?.at ?? Date.now(), games: here?.games ?? [], learnt: both });
}

function joined(here: Facts, brought: Facts): Facts {
  const both = { ...here };
  for (const [fact, { met, answers }] of Object.entries(brought)) {
    const known = both[fact];
    const all = new Map([...(known?.answers ?? []), ...answers].map((answer) => [answer.join(), answer]));
    const sorted = [...all.values()].sort(([one], [other]) => one - other).slice(-KEPT_ANSWERS);
    both[fact] = { met: Math.max(met, known?.met ?? 0), answers: sorted };
  }
  return both;
}
