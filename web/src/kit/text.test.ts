import { describe, expect, it } from 'vitest';
import { BORROWED } from '../protocol';
import { capital, publicly, Words } from './text';

const words = new Words('en', [
  `house-list = { $most } and { $last }
drove = { $seat_you ->
    [yes] You drive { $km } km.
   *[no] { $seat } drives { $km } km.
}
hit = { $card } for { $side }
won = { $seats } { $seats_you ->
    [yes] (with you)
   *[no] (without you)
}
paid = { $money }
card-red = the red light
    .acc = that red light
stopped = { $side_count ->
    [one] { $side } has stopped for { $card_acc }
   *[other] { $side } have stopped for { $card_acc }
}
card-tank = the empty tank
drew = { $seat } drew { $card }
drew-unseen = { $seat } drew a card
held = You hold { $cards }`,
]);
const meanings = { seat: 'seat', side: 'side', seats: 'seats', km: 'number', card: 'card', cards: 'card', money: 'money' };
const names = ['Lina', 'Rudi', 'Kurt', 'Maja'];
const seating = { names, you: 1, sides: 2 };
const tell = (key: string, args: Record<string, unknown>) => words.tell({ key, args }, meanings, seating);

describe('a phrase of a game', () => {
  it('names a seat, and says you to the reader', () => {
    expect(tell('drove', { seat: 0, km: 100 })).toBe('Lina drives 100 km.');
    expect(tell('drove', { seat: 1, km: 100 })).toBe('You drive 100 km.');
  });
  it('names both partners of a side, and cards by their words', () => {
    expect(tell('hit', { side: 1, card: 'red' })).toBe('the red light for Rudi and Maja');
    expect(tell('held', { cards: ['red', 'tank'] })).toBe('You hold the red light, the empty tank');
  });
  it('has a verb for one and for two, and a card as the sentence wants it', () => {
    expect(tell('stopped', { side: 1, card: 'red' })).toBe('Rudi and Maja have stopped for that red light');
    expect(words.tell({ key: 'stopped', args: { side: 1, card: 'red' } }, meanings, { ...seating, sides: 4 })).toBe(
      'Rudi has stopped for that red light',
    );
  });
  it('lists seats and knows whether the reader is one of them', () => {
    expect(tell('won', { seats: [0, 1, 2] })).toBe('Lina, Rudi and Kurt (with you)');
    expect(tell('won', { seats: [0] })).toBe('Lina (without you)');
  });
  it('writes distances without and money with separators', () => {
    expect(tell('drove', { seat: 0, km: 1000 })).toContain('1000 km');
    expect(tell('paid', { money: 10000 })).toBe('10,000');
  });
  it('writes a minus sign, which is read out, and no hyphen', () => {
    expect(tell('drove', { seat: 0, km: -3 })).toContain(' \u22123 km');
  });
});

describe('what is missing', () => {
  it('is said in English, which counts as English does', () => {
    const own = 'points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}';
    const borrowed = own.replace('points =', 'tricks =').replaceAll('point', 'trick');
    const french = new Words('fr', [`${own}\n${BORROWED}\n${borrowed}`]);
    expect(french.say('points', { n: 0 })).toBe('0 point');
    expect(french.say('tricks', { n: 0 })).toBe('0 tricks');
  });
  it('is shown by its key', () => {
    expect(words.say('nowhere')).toBe('nowhere');
  });
});

describe('a secret', () => {
  it('is left out for shared readers, down to the arguments', () => {
    const drew = { key: 'drew', args: { seat: 2, card: 'red' } };
    const drove = { key: 'drove', args: { seat: 2, km: 5 } };
    const secrets = { drew: ['card'] };
    expect(publicly(drew, secrets)).toEqual({ key: 'drew-unseen', args: { seat: 2 } });
    expect(publicly(drove, secrets)).toEqual(drove);
  });
});

describe('a text that stands alone', () => {
  it('begins with a capital', () => {
    expect(capital('ace driver')).toBe('Ace driver');
    expect(capital('étoile')).toBe('Étoile');
    expect(capital('2 of triangles')).toBe('2 of triangles');
    expect(capital('')).toBe('');
  });
});
