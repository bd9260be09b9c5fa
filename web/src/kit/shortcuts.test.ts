// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from './shortcuts';

const story = vi.fn();
beforeEach(() => {
  document.body.innerHTML = '<button>Draw</button><input /><textarea></textarea><select></select>';
  story.mockReset();
});

/** Presses a key on an element; returns whether the page handled it. */
function pressed(key: string, at = 'button', more: KeyboardEventInit = {}, behind: string[] = []): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more });
  const listen = (heard: Event) => press(heard as KeyboardEvent, { s: story, u: () => false }, behind);
  addEventListener('keydown', listen, { once: true });
  document.querySelector(at)?.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a key of the table', () => {
  it('does what it is for, written large or small', () => {
    expect(pressed('s')).toBe(true);
    expect(pressed('S')).toBe(true);
    expect(story).toHaveBeenCalledTimes(2);
  });
  it('is left to the browser when it does nothing, or nothing now', () => {
    expect(pressed('x')).toBe(false);
    expect(pressed('u')).toBe(false);
    expect(pressed('constructor')).toBe(false);
  });
  it.each(['ctrlKey', 'metaKey', 'altKey'])('is left to the browser with %s', (held) => {
    expect(pressed('s', 'button', { [held]: true })).toBe(false);
    expect(story).not.toHaveBeenCalled();
  });
  it.each(['input', 'textarea', 'select'])('is left to a text field: %s', (field) => {
    expect(pressed('s', field)).toBe(false);
    expect(story).not.toHaveBeenCalled();
  });
  it('rests while a sheet lies over the table', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    expect(pressed('s')).toBe(false);
    expect(story).not.toHaveBeenCalled();
    expect(pressed('S', 'button', {}, ['s']), 'unless it only gives an answer').toBe(true);
  });
});
