// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { easeNext } from '../house/easing';
import { choose, family } from '../house/family';
import { recall, remember } from '../kit/storage';
import type { GameInfo, OptionInfo } from '../protocol';
import { lastOf } from './lastPlayed';
import {
  addedBots,
  bot,
  companyOf,
  countsFor,
  firstWish,
  forTheYoung,
  gather,
  lengthsFor,
  replaced,
  seated,
  seatsFor,
  type SeatWish,
  sidesOf,
  strengthOf,
  chosenWord,
  tableFor,
  usualOptions,
  wasPlayed,
  type Wish,
} from './setup';

const option = (name: string, part: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: 'flag',
  default: false,
  values: [false, true],
  role: '',
  shared: null,
  stretches: [],
  kinder: false,
  easy: null,
  ...part,
});
const game = (part: Partial<GameInfo> = {}): GameInfo => ({
  slug: 'game',
  box: 'box',
  options: [],
  seat_counts: [2, 3, 4],
  seat_overrides: [],
  bots: ['rules'],
  arguments: {},
  secrets: {},
  numbered_deals: false,
  extras: [],
  lessons: [],
  age: 0,
  hints: true,
  minutes: [],
  syllabus: '',
  tasks: [],
  ...part,
});
const here = (name = ''): SeatWish => ({ kind: 'here', name, level: 2 });
const open: SeatWish = { kind: 'open', name: '', level: 2 };
const wish = (seats: SeatWish[], options: Wish['options'] = {}, chosen: string[] = []): Wish => ({ seats, options, chosen });

vi.mock('../house/house.svelte', () => ({ text: (key: string) => key }));
beforeEach(() => localStorage.clear());

describe('how many may play', () => {
  const teams = { option: 'teams', value: true, counts: [4, 6] };
  const short = { option: 'short', value: 'yes', counts: [2, 6] };
  const some = game({ seat_overrides: [teams, short] });

  it('is what the game says, as long as no option says otherwise', () => {
    expect(countsFor(some, { teams: false, short: 'no' })).toEqual([2, 3, 4]);
  });
  it('is what an option says, even if the game alone would not allow it', () => {
    expect(countsFor(some, { teams: true })).toEqual([4, 6]);
  });
  it('is what two options have in common, whatever the game alone would allow', () => {
    expect(countsFor(some, { teams: true, short: 'yes' })).toEqual([6]);
    expect(countsFor(some, { short: 'yes', teams: true })).toEqual([6]);
  });
});

describe('the seats', () => {
  it('keep the people, and are filled up with others of their kind', () => {
    const teams = game({ seat_overrides: [{ option: 'teams', value: true, counts: [4, 6] }] });
    const filled = (...seats: SeatWish[]) => seatsFor(teams, wish(seats, { teams: true }));
    expect(filled(here('Lina'), bot(4))).toEqual([here('Lina'), bot(4), bot(4), bot(4)]);
    expect(filled(here('Lina'), here('Rudi'))).toEqual([here('Lina'), here('Rudi'), here(), here()]);
    expect(filled(here('Lina'), open)).toEqual([here('Lina'), open, open, open]);
  });
  it('are as many as wished, or the nearest number that the game allows', () => {
    const lina = wish([here('Lina'), here('Rudi'), bot()]);
    const count = (counts: number[], wished?: number) => seatsFor(game({ seat_counts: counts }), lina, wished).length;
    expect(count([1])).toBe(1);
    expect(count([2, 3, 4], 9)).toBe(4);
    expect(count([2, 8])).toBe(2);
    expect(count([2, 3, 4], 2)).toBe(2);
  });
});

describe('the first wish', () => {
  it('is you and two bots', () => {
    remember('name', 'Lina');
    expect(firstWish(game())).toEqual(wish([{ ...here('Lina'), animal: 0 }, bot(), bot()]));
  });
  it('knows the name last used here, also where another game has an older one', () => {
    tableFor(game(), wish([here('Lina'), bot()]));
    tableFor(game({ slug: 'other' }), wish([here('Momo'), bot()]));
    expect(firstWish(game()).seats[0]?.name).toBe('Momo');
  });
  it('remembers everyone who has typed a name, and seats each person once', () => {
    tableFor(game(), wish([here('Lina'), here(' Rudi '), here(), { ...open, name: 'Otto' }]));
    expect(family().map(({ name }) => name)).toEqual(['Lina', 'Rudi']);
    choose('Rudi');
    expect(firstWish(game()).seats.map(({ name }) => name)).toEqual(['Rudi', '', '', 'Otto']);
  });
  it('seats a bot of a plug-in by its name, as long as it is installed', () => {
    const wished = wish([here('Lina'), { ...bot(3), named: 'dreamer' }]);
    const botOf = (bots: string[]) => tableFor(game({ bots }), wished).seats[1]?.bot;
    expect(botOf(['rules', 'dreamer', 'learned', 'random'])).toBe('dreamer@3');
    expect(botOf(['rules', 'learned', 'random'])).toBe('rules@3');
    expect(addedBots(game({ bots: ['rules', 'dreamer', 'learned', 'random'] }))).toEqual(['dreamer']);
  });
  it('lets people change places', () => {
    const seats = [{ ...here('Lina'), animal: 3 }, here('Rudi'), bot()];
    const rudi = { name: 'Rudi', animal: 8 };
    expect(seated(seats, 0, rudi).map(({ name, animal }) => [name, animal])).toEqual([
      ['Rudi', 8],
      ['Lina', 3],
      ['', undefined],
    ]);
    expect(seated(seats, 1, rudi)[1]).toMatchObject(rudi);
    expect(replaced(seats, 'Lina', rudi)[0]).toMatchObject(rudi);
    expect(replaced(seats, 'Lina', null)[0]).toMatchObject({ name: '', animal: null });
  });
  it('is easier once, after a player accepted that offer', () => {
    const some = game({ options: [option('gentle', { kinder: true }), option('other')] });
    tableFor(some, wish([here(), bot()], { gentle: false }));
    easeNext('game', 'gentle');
    expect(firstWish(some).options).toEqual({ gentle: true, other: false });
    easeNext('game', 'other');
    expect(firstWish(some).options).toEqual({ gentle: false, other: false });
    easeNext('game', 'gentle');
    tableFor(some, wish([here(), bot()], { gentle: false }));
    expect(firstWish(some).options).toEqual({ gentle: false, other: false });
  });
  it('is only you in a game for one player', () => {
    expect(firstWish(game({ seat_counts: [1] })).seats).toEqual([here()]);
  });
  it('is what was wished for last time, in this game', () => {
    const last = wish([{ ...here('Lina'), animal: 0 }, open], { flag: true }, ['flag']);
    tableFor(game({ options: [option('flag')] }), last);
    expect(firstWish(game({ options: [option('flag')] }))).toEqual(last);
    expect(firstWish(game({ slug: 'other', options: [option('flag')] }))).not.toEqual(last);
  });
  it('falls back to the default of an option that is gone, new, or has other values by now', () => {
    remember('setup:game', { seats: [here()], options: { gone: 1, goal: 500, flag: true } });
    const goal = option('goal', { kind: 'number', default: 1000, values: [700, 1000] });
    const options = [goal, option('flag'), option('fresh', { default: true })];
    expect(firstWish(game({ options }))).toMatchObject({ options: { goal: 1000, flag: true, fresh: true }, chosen: [] });
    expect(firstWish(game({ options })).options).not.toHaveProperty('gone');
  });
});

describe('people who share a device', () => {
  const tempo = option('tempo', { kind: 'choice', default: 'quick', values: ['quick', 'calm'], shared: 'calm' });
  const plain = option('plain');
  const some = game({ options: [tempo, plain] });

  it('get the options for a shared device', () => {
    expect(usualOptions(some, wish([here(), here()], { tempo: 'quick', plain: true }))).toEqual({ tempo: 'calm', plain: true });
  });
  it('are two or more: one person with bots, or with others elsewhere, is none of them', () => {
    expect(usualOptions(some, wish([here(), bot(), open], { tempo: 'calm', plain: true }))).toEqual({
      tempo: 'quick',
      plain: true,
    });
  });
  it('keep what they have chosen themselves', () => {
    expect(usualOptions(some, wish([here(), here()], { tempo: 'quick' }, ['tempo']))).toEqual({ tempo: 'quick' });
  });
  it('may have an option off that is usually on', () => {
    const race = option('race', { default: true, shared: false });
    expect(usualOptions(game({ options: [race] }), wish([here(), here()], { race: true }))).toEqual({ race: false });
  });
});

describe('only the easiest bots', () => {
  const drawing = option('drawing', { default: 'by_hand', shared: 'automatic', easy: 'automatic' });
  const hand = option('hand', { default: 5, easy: 7 });
  const some = game({ options: [drawing, hand] });
  const given = (seats: SeatWish[], chosen: string[] = []) =>
    usualOptions(some, wish(seats, { drawing: 'by_hand', hand: 5 }, chosen));

  it('turn the easier options on', () => {
    expect(given([here(), bot(1), bot(1)])).toEqual({ drawing: 'automatic', hand: 7 });
  });
  it('leave the options alone beside a stronger bot or a player who joins by link', () => {
    expect(given([here(), bot(1), bot(2)])).toEqual({ drawing: 'by_hand', hand: 5 });
    expect(given([here(), bot(1), open])).toEqual({ drawing: 'by_hand', hand: 5 });
  });
  it('do not change options that were chosen by hand', () => {
    expect(given([here(), bot(1)], ['drawing'])).toEqual({ drawing: 'by_hand', hand: 7 });
  });
  it('do not change what suits people who hand a device round', () => {
    expect(given([here(), here(), bot(1)])).toEqual({ drawing: 'automatic', hand: 5 });
  });
});

describe('a kinder start', () => {
  const some = game({ options: [option('youngest', { kinder: true })] });
  const given = (seats: SeatWish[], value = false, chosen: string[] = []) =>
    usualOptions(some, wish(seats, { youngest: value }, chosen))['youngest'];

  it('is for the first game, against any opponents', () => {
    expect([given([here(), open]), given([here(), bot(4)])]).toEqual([true, true]);
  });
  it('is for easy bots later on, and goes with them', () => {
    tableFor(some, wish([here(), bot()], { youngest: true }));
    expect([given([here(), bot(2)]), given([here(), bot(1), bot(1)])]).toEqual([true, true]);
    expect([given([here(), bot(3)], true), given([here(), open], true)]).toEqual([false, false]);
  });
  it('does not replace a choice made by hand', () => {
    expect(given([here(), bot()], false, ['youngest'])).toBe(false);
    expect(given([here(), bot(4)], true, ['youngest'])).toBe(true);
  });
});

describe('the company', () => {
  it('is the preset nearest to the seats', () => {
    expect(companyOf([here(), bot(), bot()])).toBe('bots');
    expect(companyOf([here(), here(), bot()])).toBe('round');
    expect(companyOf([here(), here(), open])).toBe('link');
    expect(companyOf([bot(), bot()])).toBe('bots');
  });
  it('fills the seats with one tap and keeps typed names', () => {
    const seats = [here('Lina'), here('Rudi')];
    expect(gather(gather(seats, 'bots'), 'round')).toEqual(seats);
    expect(gather(seats, 'link').map((seat) => seat.kind)).toEqual(['here', 'open']);
  });
  it('has the level of its bots, or none if they differ', () => {
    expect(strengthOf([here(), bot(4), bot(4)])).toBe(4);
    expect(strengthOf([here(), bot(4), bot(2)])).toBeNull();
    expect(strengthOf([here()])).toBeNull();
  });
});

describe('the length', () => {
  const stretch = (seats: number, sides: number, value: number, suggested = false) => ({
    seats,
    sides,
    value,
    minutes: 9,
    suggested,
  });
  const goal = option('goal', {
    kind: 'number',
    default: 1000,
    values: [300, 500, 1000],
    role: 'length',
    stretches: [stretch(2, 2, 1000, true), stretch(2, 2, 300), stretch(4, 4, 500, true), stretch(4, 2, 300, true)],
  });
  const some = game({ options: [goal, option('teams', { role: 'teams' })] });
  const table = (count: number, teams: boolean, chosen: string[] = []) =>
    wish([here(), ...Array.from({ length: count - 1 }, () => bot())], { goal: 1000, teams }, chosen);

  it('is offered to those who sit there, the shortest first', () => {
    expect(lengthsFor(some, goal, table(2, false)).map((one) => one.value)).toEqual([300, 1000]);
    expect(lengthsFor(some, goal, table(3, false))).toEqual([]);
  });
  it('is the suggested one for that many players', () => {
    expect(usualOptions(some, table(4, false))['goal']).toBe(500);
    expect(usualOptions(some, table(4, true))['goal']).toBe(300);
  });
  it('is the printed one where nothing is suggested', () => {
    expect(usualOptions(some, table(3, false))['goal']).toBe(1000);
  });
  it('stays as it was chosen by hand', () => {
    expect(usualOptions(some, table(4, false, ['goal']))['goal']).toBe(1000);
  });
});

describe('the last time', () => {
  it('is remembered after a table has been set up', () => {
    expect(wasPlayed(game())).toBe(false);
    tableFor(game(), wish([here(), bot()]));
    expect(wasPlayed(game())).toBe(true);
  });
  it('decides which game of a box comes first', () => {
    const [one, other] = [game(), game({ slug: 'other' })];
    expect(lastOf('box', [one, other])).toBe(one);
    tableFor(other, wish([here(), bot()]));
    expect(lastOf('box', [one, other])).toBe(other);
    expect(lastOf('box', [one])).toBe(one);
  });
});

describe('a table', () => {
  const begins = option('begins', { kind: 'seat', default: 0, values: [0, 1, 2, 3, 4] });
  const starts = (first: number) =>
    tableFor(game({ options: [begins] }), wish([here(), bot(), bot()], { begins: first })).options;

  it('starts with the chosen player, if that player is present', () => {
    expect(starts(3)).toEqual({ begins: 3 });
    expect(starts(4)).toEqual({ begins: 0 });
  });
  it('is put into words for any option that names a seat', () => {
    const said = (value: number) => chosenWord(begins, value, ['Lina', 'Kurt'], (key) => key);
    expect([0, 1, 2, 3].map(said)).toEqual(['option-begins-0', 'Lina', 'Kurt', 'option-begins-0']);
  });
  it('does not take other numbers for seats', () => {
    const goal = option('goal', { kind: 'number', default: 700, values: [700, 1000] });
    expect(tableFor(game({ options: [goal] }), wish([here()], { goal: 1000 })).options).toEqual({ goal: 1000 });
  });
  it('knows names, bots and their strength, and only where they belong', () => {
    const seats = [here(' Lina '), here('  '), { ...open, name: 'x' }, { ...bot(), name: 'y', level: 4 }];
    expect(tableFor(game(), wish(seats)).seats).toEqual([
      { kind: 'here', name: 'Lina', animal: 0, bot: null },
      { kind: 'here', name: 'web-animal-crab', animal: 1, bot: null },
      { kind: 'open', name: null, animal: null, bot: null },
      { kind: 'bot', name: null, animal: null, bot: 'rules@4' },
    ]);
    expect(tableFor(game({ bots: [] }), wish([bot()])).seats[0]?.bot).toBe('random@2');
  });
  it('calls a player without a name by their animal, which they keep in every game', () => {
    remember('animal', 2);
    const { seats } = firstWish(game());
    expect(tableFor(game(), wish([...seats.slice(0, 1), here(), here()])).seats.map((seat) => seat.name)).toEqual([
      'web-animal-snail',
      'web-animal-crab',
      'web-animal-whale',
    ]);
  });
  it('offers the learned bot as the strongest, if the game has one', () => {
    const seats = [bot(4), bot(5)];
    const bots = (names: string[]) => tableFor(game({ bots: names }), wish(seats)).seats.map((seat) => seat.bot);
    expect(bots(['rules', 'learned', 'random'])).toEqual(['rules@4', 'learned@5']);
    expect(bots(['rules', 'random'])).toEqual(['rules@4', 'rules@5']);
  });
  it('is set up with the remembered name, if there is one', () => {
    tableFor(game(), wish([here(' Lina '), here('Rudi')]));
    expect(recall('name', '')).toBe('Lina');
    tableFor(game(), wish([here(' '), here('Rudi')]));
    expect(recall('name', '')).toBe('Lina');
  });
});

describe('sides', () => {
  const some = game({ options: [option('teams', { role: 'teams' })] });
  it('are as many as seats, and half of them in teams', () => {
    const four = [here(), bot(), bot(), bot()];
    expect(sidesOf(some, wish(four, { teams: false }))).toBe(4);
    expect(sidesOf(some, wish(four, { teams: true }))).toBe(2);
    expect(sidesOf(game(), wish(four, { teams: true }))).toBe(4);
  });
});

describe('a player who cannot read yet', () => {
  const little = option('little', { role: 'variant' });

  it('may sit there where the box is for their age', () => {
    expect(forTheYoung(game({ age: 5 }), {})).toBe(true);
    expect(forTheYoung(game({ age: 7 }), {})).toBe(false);
    expect(forTheYoung(game(), {})).toBe(false);
  });
  it('may sit there where the way to play for the little ones was chosen', () => {
    expect(forTheYoung(game({ age: 8, options: [little] }), { little: true })).toBe(true);
    expect(forTheYoung(game({ age: 8, options: [little] }), { little: false })).toBe(false);
  });
});
