// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { besides, leads, partNamed, waysTo } from './leads';

const room = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body;
};

describe('where controls lead', () => {
  beforeEach(() => {
    // There is no layout here: everything counts as visible unless it is hidden.
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
      return (this.hidden ? [] : [{}]) as unknown as DOMRectList;
    });
  });

  it('is written on the control, and not at all where it leads nowhere', () => {
    expect(leads('drive 100', undefined, 'discard 100')).toBe('drive 100|discard 100');
    expect(leads(undefined)).toBeUndefined();
    expect(leads()).toBeUndefined();
  });
  it('points at the control that leads the fewest other ways', () => {
    const [found] = waysTo(
      room('<i id="card" data-leads="attack 1 x|attack 2 x"></i><i id="road" data-leads="attack 2 x"></i>'),
      ['attack 2 x'],
    );
    expect(found?.id).toBe('road');
  });
  it('does not point again at what is picked already', () => {
    const [found] = waysTo(
      room('<i id="card" aria-pressed="true" data-leads="discard 25"></i><i id="box" data-leads="discard 25"></i>'),
      ['discard 25'],
    );
    expect(found?.id).toBe('box');
  });
  it('names both cards of a pair, and neither of another', () => {
    const wall = '<i id="a" data-leads="take 1 2|take 1 3"></i><i id="b" data-leads="take 1 2"></i><i data-leads="take 1 3"></i>';
    expect(waysTo(room(wall), ['take 1 2']).map((found) => found.id)).toEqual(['b', 'a']);
  });
  it('knows what leads elsewhere, but for what leads both ways', () => {
    const hand = '<i id="a" data-leads="lay 7|lay 8"></i><i id="b" data-leads="lay 8"></i><i id="c"></i>';
    expect(besides(room(hand), ['lay 7']).map((found) => found.id)).toEqual(['b']);
  });
  it('takes no part of a move for the move, and nothing that cannot be seen', () => {
    expect(waysTo(room('<i data-leads="drive 1000"></i><i data-leads="drive 100" hidden></i>'), ['drive 100'])).toEqual([]);
  });
  it('finds what is only looked at by its name', () => {
    const board = room('<i data-part="number" hidden></i><i id="rack" data-part="number"></i><i data-leads="number"></i>');
    expect(partNamed(board, 'number').map((found) => found.id)).toEqual(['rack']);
    expect(waysTo(board, ['look number'])).toEqual([]);
  });
});
