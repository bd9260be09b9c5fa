// @vitest-environment happy-dom
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINE, Roving, rowsOf } from './roving.svelte';

let root: HTMLElement;
let leave: ReturnType<Roving['group']>;

/** Builds a group of buttons a, b, c …; a capital letter makes a disabled one. */
function group(names: string, roving = new Roving(LINE)): Roving {
  root.innerHTML = [...names]
    .map((name) => `<button id="${name.toLowerCase()}" ${name === name.toLowerCase() ? '' : 'disabled'}><b>${name}</b></button>`)
    .join('');
  leave = roving.group(root);
  return roving;
}
const control = (id: string) => document.getElementById(id) as HTMLElement;
const stops = () =>
  [...root.querySelectorAll<HTMLElement>('button:not([disabled])')].filter((one) => one.tabIndex === 0).map((one) => one.id);
const here = () => document.activeElement?.id;
/** Presses a key on the focused element; returns true if the group handled it. */
function press(key: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}
/** Waits for mutation observers, which run asynchronously. */
const settled = () => new Promise((done) => setTimeout(done)).then(tick);

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  leave?.();
  root.remove();
});

describe('the stop for the Tab key', () => {
  it('is one, at first the first control that can be used', () => {
    group('Abc');
    expect(stops()).toEqual(['b']);
  });

  it('stays where the focus was last', () => {
    group('abc');
    control('c').focus();
    expect(stops()).toEqual(['c']);
  });

  it('is where a click was, though not every browser moves the focus then', () => {
    group('abc');
    control('b')
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(stops()).toEqual(['b']);
  });

  it('goes to the one after it, or the last, when its control goes away or is disabled', async () => {
    group('abc');
    control('b').focus();
    control('b').remove();
    await settled();
    expect(stops()).toEqual(['c']);
    control('c').setAttribute('disabled', '');
    await settled();
    expect(stops()).toEqual(['a']);
  });

  it('takes over the focus of a control that goes away, and only then', async () => {
    group('abc');
    control('b').focus();
    control('b').remove();
    await settled();
    expect(here()).toBe('c');
    control('c').blur();
    await settled();
    control('c').remove();
    await settled();
    expect(stops()).toEqual(['a']);
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the focus where other code has put it meanwhile', async () => {
    group('abc');
    root.insertAdjacentHTML('afterend', '<button id="question"></button>');
    control('b').focus();
    control('b').remove();
    control('question').focus();
    await settled();
    expect(here()).toBe('question');
    control('question').remove();
  });

  it('is where the game wants it, without a focus', () => {
    const roving = group('abc');
    roving.stopAt(control('c'));
    expect(stops()).toEqual(['c']);
    expect(here()).not.toBe('c');
  });

  it('stays when controls are added', async () => {
    group('abc');
    control('b').focus();
    root.insertAdjacentHTML('afterbegin', '<button id="new"></button>');
    await settled();
    expect(stops()).toEqual(['b']);
  });
});

describe('keys', () => {
  it('walk through the controls and round the ends, past what is disabled', () => {
    group('aBcd');
    control('a').focus();
    expect(press('ArrowRight')).toBe(true);
    expect(here()).toBe('c');
    press('ArrowDown');
    press('ArrowDown');
    expect(here()).toBe('a');
    press('ArrowLeft');
    expect(here()).toBe('d');
    expect(stops()).toEqual(['d']);
  });

  it('stop at the ends if the group does not wrap', () => {
    group('abc', new Roving(LINE, { round: false }));
    control('b').focus();
    press('ArrowRight');
    press('ArrowRight');
    expect(here()).toBe('c');
    press('Home');
    press('ArrowLeft');
    expect(here()).toBe('a');
  });

  it('go up and down where controls lie in rows', () => {
    group('abcde', new Roving(() => rowsOf(3, 5), { round: false }));
    control('b').focus();
    press('ArrowDown');
    expect(here()).toBe('e');
    press('ArrowUp');
    expect(here()).toBe('b');
    press('End');
    expect(here()).toBe('e');
    expect(rowsOf(5, 5).ArrowDown).toBeUndefined();
  });

  it('may be handled differently by each control', () => {
    group('abcd', new Roving((at) => ({ ArrowRight: at % 2 ? 0 : 1 })));
    control('a').focus();
    press('ArrowRight');
    expect(press('ArrowRight')).toBe(true);
    expect(here()).toBe('b');
  });

  it('jump to the first and the last control (Home, End)', () => {
    group('abcd');
    control('b').focus();
    press('End');
    expect(here()).toBe('d');
    press('Home');
    expect(here()).toBe('a');
  });

  it('are left alone when they are not the group’s, or belong to the browser', () => {
    group('abc', new Roving({ ArrowUp: -1, ArrowDown: 1 }));
    control('a').focus();
    expect(press('ArrowRight')).toBe(false);
    expect(press('ArrowDown', { altKey: true })).toBe(false);
    expect(here()).toBe('a');
  });

  it('ignore buttons outside the group', () => {
    root.innerHTML = '<button id="other"></button><p><button id="x"></button><button id="y"></button></p>';
    leave = new Roving(LINE, { selector: 'p button' }).group(root);
    control('other').focus();
    expect(press('ArrowRight')).toBe(false);
    control('x').focus();
    press('ArrowRight');
    press('ArrowRight');
    expect(here()).toBe('x');
  });

  it('mean nothing any more when the group is gone', () => {
    group('abc');
    leave?.();
    leave = undefined;
    control('a').focus();
    expect(press('ArrowRight')).toBe(false);
  });
});

it('goes to a control that a key of the game names', () => {
  const roving = group('abc');
  roving.to(control('c'));
  expect(here()).toBe('c');
  expect(stops()).toEqual(['c']);
  roving.to(null);
  expect(here()).toBe('c');
});
