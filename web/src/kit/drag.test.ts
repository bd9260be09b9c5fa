// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragging, placeAt } from './drag';

/** Boxes by the id of an element: left, top, width, height. Others lie elsewhere. */
const BOXES: Record<string, [number, number, number, number]> = {
  card: [10, 300, 60, 80],
  pile: [200, 100, 60, 80],
  box: [100, 100, 60, 80],
  table: [0, 0, 300, 280],
};
let room: HTMLElement;
let leave: ReturnType<ReturnType<typeof dragging>>;
const drop = vi.fn();
const tapped = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(...(BOXES[this.id] ?? [900, 900, 1, 1]));
  });
  document.body.innerHTML = `<div id="room"><div>
    <div id="table" data-drop="table"><i id="pile" data-drop="pile"></i><i id="box" data-drop="box"></i></div>
    <button id="card" data-grab="75.1" data-leads="drive 75">75</button><button id="other">?</button>
  </div></div>`;
  room = element('room');
  element('card').addEventListener('click', tapped);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  leave = dragging(() => ({ fits: (_, place) => place === 'pile', drop }))(room);
});
afterEach(() => {
  leave?.();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
function pointer(name: string, x: number, y: number, target: EventTarget = window, more: PointerEventInit = {}): void {
  target.dispatchEvent(
    new PointerEvent(name, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, bubbles: true, button: 0, ...more }),
  );
}
const grab = (id = 'card') => pointer('pointerdown', 40, 340, element(id));
const lifted = () => document.querySelector('.lifted');
const lit = () => [...document.querySelectorAll('[data-fits]')].map((place) => place.id);

describe('a card', () => {
  it('stays where it is while the finger only trembles', () => {
    grab();
    pointer('pointermove', 44, 344);
    expect(lifted()).toBeNull();
    pointer('pointerup', 44, 344);
    expect(drop).not.toHaveBeenCalled();
  });

  it('follows the finger as a copy that nobody can reach, while the places for it light up', () => {
    grab();
    pointer('pointermove', 90, 300);
    const copy = lifted() as HTMLElement;
    expect(copy.style.translate).toBe('50px -40px');
    expect(copy.inert && copy.ariaHidden).toBe('true');
    expect(copy.querySelector('[data-grab], [data-leads]')).toBeNull();
    expect(lit()).toEqual(['pile']);
    expect(element('pile').hasAttribute('data-over')).toBe(false);
    pointer('pointermove', 230, 140);
    expect(element('pile').hasAttribute('data-over')).toBe(true);
  });

  it('is dropped on the place under the finger', async () => {
    grab();
    pointer('pointermove', 230, 140);
    const copy = lifted();
    pointer('pointerup', 230, 140);
    expect(drop).toHaveBeenCalledExactlyOnceWith('75.1', 'pile', copy);
    expect(lit()).toEqual([]);
    await vi.runAllTimersAsync();
    expect(lifted()).toBeNull();
    expect(element('card').hasAttribute('data-lifted')).toBe(false);
  });

  it('stays under the finger until the answer comes', async () => {
    let answer: (done: boolean) => void = () => {};
    drop.mockReturnValueOnce(new Promise<boolean>((done) => (answer = done)));
    grab();
    pointer('pointermove', 230, 140);
    pointer('pointerup', 230, 140);
    await vi.advanceTimersByTimeAsync(5000);
    expect(lifted()).not.toBeNull();
    answer(true);
    await vi.runAllTimersAsync();
    expect(lifted()).toBeNull();
  });

  it('returns from a place that does not take it, after the board has said why', () => {
    grab();
    pointer('pointermove', 130, 140);
    pointer('pointerup', 130, 140);
    expect(drop).toHaveBeenCalledWith('75.1', 'box', expect.anything());
    expect(lifted()).toBeNull();
  });

  it('returns without a word if it is let go beside every place, on Escape, and when the browser takes the finger', () => {
    const endings = [
      () => pointer('pointerup', 600, 600),
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => pointer('pointercancel', 230, 140),
    ];
    for (const end of endings) {
      grab();
      pointer('pointermove', 230, 140);
      end();
      expect(lifted()).toBeNull();
      pointer('pointerup', 230, 140);
    }
    expect(drop).not.toHaveBeenCalled();
  });

  it('returns if a sheet has opened meanwhile', () => {
    grab();
    pointer('pointermove', 230, 140);
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    pointer('pointerup', 230, 140);
    expect(drop).not.toHaveBeenCalled();
    expect(lifted()).toBeNull();
  });

  it('is tapped if the finger slipped a little', () => {
    grab();
    pointer('pointermove', 55, 345);
    expect(lifted()).not.toBeNull();
    pointer('pointerup', 55, 345);
    expect(tapped).toHaveBeenCalledOnce();
    expect(drop).not.toHaveBeenCalled();
  });

  it('ignores other fingers, other buttons and what cannot be grabbed', () => {
    pointer('pointerdown', 40, 340, element('card'), { button: 2 });
    pointer('pointermove', 230, 140);
    expect(lifted()).toBeNull();
    grab('other');
    pointer('pointermove', 230, 140);
    expect(lifted()).toBeNull();
    grab();
    pointer('pointermove', 230, 140, window, { pointerId: 2 });
    expect(lifted()).toBeNull();
  });
});

it('the smallest place around a point is meant, with a generous edge', () => {
  expect(placeAt(room, { x: 230, y: 140 })?.id).toBe('pile');
  expect(placeAt(room, { x: 195, y: 140 })?.id).toBe('pile');
  expect(placeAt(room, { x: 40, y: 40 })?.id).toBe('table');
  expect(placeAt(room, { x: 600, y: 600 })).toBeUndefined();
});
