// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Met } from '../../protocol';
import { addAnswer, addGame, childNamed, children, forgetChild } from './children';

const asked = (seat: number, question: string, answer: string, right: boolean): Met => ({
  seat,
  how: 'asked',
  facts: ['6x7'],
  question,
  answer,
  right,
});
const game = { id: 'a:1', syllabus: 'times', at: 120_000 };
const lina = { name: 'Lina', seat: 0 };
const kept = (milliseconds: number, helped = false) => [
  { name: 'Lina', seat: 0, question: 'q', answer: '6', milliseconds, helped },
];

beforeEach(() => localStorage.clear());

describe('the children of this device', () => {
  it('keep what they answered, with the time that was measured here', () => {
    addGame(lina, game, [asked(0, 'q', '6', true), asked(1, 'q', '7', false)], kept(2340));
    expect(childNamed('Lina')?.learnt.times).toEqual({ '6x7': { met: 0, answers: [[2, 1, 23]] } });
    expect(childNamed('Ole')).toBeNull();
  });

  it('each have a learning record of their own', () => {
    const met = [asked(0, 'q', '6', true), asked(1, 'q', '7', false)];
    addGame(lina, game, met, []);
    addGame({ name: 'Ole', seat: 1 }, game, met, []);
    expect(children().map(({ name }) => name)).toEqual(expect.arrayContaining(['Lina', 'Ole']));
    expect(childNamed('Ole')?.learnt.times?.['6x7']?.answers).toEqual([[2, 0, 0]]);
  });

  it('count a game once, and do not know what they were helped with', () => {
    addGame(lina, game, [asked(0, 'q', '6', true)], kept(900, true));
    addGame(lina, game, [asked(0, 'q', '6', true)], kept(900));
    expect(childNamed('Lina')?.learnt.times?.['6x7']?.answers).toEqual([[2, 0, 9]]);
  });

  it('count facts that they only played as met', () => {
    addGame(lina, game, [{ ...asked(0, '', '', false), how: 'played' }], []);
    expect(childNamed('Lina')?.learnt.times?.['6x7']).toEqual({ met: 1, answers: [] });
  });

  it('practise, and can be deleted', () => {
    addGame(lina, game, [asked(0, 'q', '6', true)], []);
    addAnswer('Lina', 'sums', '7+8', { right: true, milliseconds: 3000 });
    expect(childNamed('Lina')?.learnt.sums?.['7+8']?.answers).toHaveLength(1);
    forgetChild('Lina');
    expect(children()).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.includes('Lina'))).toEqual([]);
  });

  it('are not there where what is kept was damaged', () => {
    localStorage.setItem('spielkiste:child:Lina', '{"name":3}');
    expect(children()).toEqual([]);
  });
});
