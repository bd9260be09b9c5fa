import { beforeEach, describe, expect, it } from 'vitest';
import type { Move, QuestionView } from '../../protocol';
import { Choice } from './choice.svelte';
import { way } from './ring';
import { moveOf, viewOf } from './testing/small';

let played: string[];
let wondered: string[];

const question = (kind: string, part: Partial<QuestionView> = {}): QuestionView => ({
  kind,
  seat: 0,
  digit: null,
  other: null,
  seats: [],
  place: null,
  spinner: null,
  price: 0,
  asked: false,
  ...part,
});
function facing(
  kind: string,
  moves: Move[],
  part: Partial<QuestionView> = {},
  looking: number | null = 0,
  wanted: string[] = [],
): Choice {
  return new Choice(() => ({
    view: viewOf({ questions: [question(kind, part)] }),
    looking,
    moves,
    wanted,
    seats: [],
    text: (key) => key,
    tell: ({ key }) => key,
    play: (move) => played.push(move),
    why: (moves) => wondered.push(...moves),
  }));
}

beforeEach(() => {
  [played, wondered] = [[], []];
});

describe('a touch', () => {
  it('plays the move it stands for', () => {
    const choice = facing('field-card', [moveOf('put 2', { args: { place: 2 } }), moveOf('leave')], { digit: 1 });
    choice.place(1);
    expect(played).toEqual(['put 2']);
    choice.place(0);
    expect(wondered).toEqual(['put 1']);
  });

  it('takes two cards for an exchange', () => {
    const swap = moveOf('swap 1 3', { args: { place: 1, second: 3 } });
    const choice = facing('swap', [swap, moveOf('leave')]);
    expect(choice.places.size).toBe(3);
    choice.place(2);
    expect(choice.first).toBe(2);
    expect([...choice.places.keys()]).toEqual([0]);
    choice.place(0);
    expect(played).toEqual(['swap 1 3']);
    choice.place(2);
    expect(choice.first).toBeNull();
  });

  it('leads back by the card that is held, and takes up the one that a lesson names instead', () => {
    const swaps = [
      moveOf('swap 1 2', { args: { place: 1, second: 2 } }),
      moveOf('swap 1 3', { args: { place: 1, second: 3 } }),
      moveOf('swap 2 3', { args: { place: 2, second: 3 } }),
    ];
    const choice = facing('swap', swaps, {}, 0, ['swap 1 3']);
    choice.place(1);
    expect(choice.wayOfPlace(1)).toBe('swap 1 2|swap 1 3|swap 2 3');
    choice.place(2);
    expect(choice.first).toBe(2);
    choice.place(0);
    expect([played, wondered]).toEqual([['swap 1 3'], []]);
  });

  it('asks for a person first, unless there is only one', () => {
    const with1 = moveOf('buy-off 2 1', { args: { seat: 1, place: 1 } });
    const with2 = moveOf('buy-off 3 1', { args: { seat: 2, place: 1 } });
    const choice = facing('buy-off', [with1, with2]);
    expect(choice.personMissing).toBe(true);
    choice.chosen = 2;
    choice.place(0);
    facing('buy-off', [with1]).place(0);
    expect(played).toEqual(['buy-off 3 1', 'buy-off 2 1']);
    facing('buy-off', [with1]).place(1);
    expect(wondered).toEqual(['buy-off 2 2']);
  });

  it('means on a space what the way of buying says', () => {
    const moves = [
      moveOf('take 1', { args: { digit: 1 }, outlook: { field: 3 } }),
      moveOf('ask 1', { args: { digit: 1 }, outlook: { field: 3 } }),
    ];
    const choice = facing('buy', moves);
    expect(choice.fields.size).toBe(0);
    choice.way = 'ask';
    choice.field(3);
    choice.way = 'take';
    choice.field(3);
    expect(played).toEqual(['ask 1', 'take 1']);
    choice.field(1);
    choice.field(4);
    expect(wondered).toEqual(['take 0', 'go-to 4']);
  });

  it('chooses the way of buying by what can be bought', () => {
    const swap = moveOf('swap 1 3', { args: { place: 1, second: 3 } });
    const take = moveOf('take 1', { args: { digit: 1 }, outlook: { field: 3 } });
    const swapping = facing('buy', [swap, take]);
    swapping.place(2);
    expect([swapping.way, swapping.first]).toEqual(['swap', 2]);
    const taking = facing('buy', [swap, take]);
    taking.field(3);
    expect([taking.way, played]).toEqual(['take', []]);
    taking.field(3);
    expect([played, wondered]).toEqual([['take 1'], []]);
  });

  it('does nothing for a spectator', () => {
    const choice = facing('spin', [], {}, null);
    choice.place(0);
    choice.field(1);
    choice.spin('red');
    expect([...played, ...wondered]).toEqual([]);
  });
});

describe('the spaces', () => {
  it('show where the spinner under the pointer leads', () => {
    const choice = facing('spin', [
      moveOf('spin yellow', { args: { spinner: 'yellow' }, outlook: { landings: [4, 1, 2] } }),
      moveOf('spin red', { args: { spinner: 'red' }, outlook: { landings: [2] } }),
    ]);
    expect(choice.hints.size).toBe(0);
    expect([...choice.reach]).toEqual([[4, ['yellow']], [1, ['yellow']], [2, ['yellow', 'red']]]); // prettier-ignore
    choice.preview = 'yellow';
    expect([...choice.hints]).toEqual([[4, '1'], [1, '2'], [2, '3']]); // prettier-ignore
    expect(choice.reach.size).toBe(0);
    choice.preview = 'red';
    expect([...choice.hints]).toEqual([[2, '−1']]);
  });

  it('show where a star leads, and answer it', () => {
    const choice = facing('star', [moveOf('number -1', { args: { number: -1 }, outlook: { field: 4 } })]);
    expect([...choice.hints]).toEqual([[4, '−1']]);
    choice.field(4);
    expect(played).toEqual(['number -1']);
  });
});

describe('a lesson', () => {
  it('points at the button that asks, and at the space where there is none', () => {
    const ask = moveOf('ask 1', { args: { digit: 1 }, outlook: { field: 3 } });
    const empty = facing('empty-field', [ask, moveOf('leave')], { digit: 1 });
    expect(empty.wayOfField(3)).toBeUndefined();
    expect(empty.answers.map((answer) => empty.wayOfAnswer(answer))).toContain('ask 1');
    const buying = facing('buy', [ask]);
    buying.way = 'ask';
    expect(buying.wayOfField(3)).toBe('ask 1');
  });
});

describe('the way of a pawn', () => {
  it('goes from space to space as the board says, in both directions, or straight there', () => {
    const board = viewOf();
    expect(way(board, 0, 2, 2)).toEqual([0, 1, 2]);
    expect(way(board, 4, 1, 1)).toEqual([4, 1]);
    expect(way(board, 1, 3, -2)).toEqual([1, 4, 3]);
    expect(way(board, 1, 4, 0)).toEqual([1, 4]);
  });
});
