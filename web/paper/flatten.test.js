import { expect, it } from 'vitest';
import { flatten, inksOf, rulesOf } from './flatten.js';

const RULES = rulesOf(
  '/* inks */ .ink, path.fine.deep { stroke: var(--ink); stroke-width: 2.8; cursor: pointer }  svg > .ink:hover { fill: red }',
);
const INKS = inksOf(":root, [data-theme='light'] { --ink: #123456; --pale: var(--ink); } [data-theme='dark'] { --ink: #fff; }");
const drawn = (inside, placeholder) =>
  flatten(`<!--[--><span><svg viewBox="2 4 10 20" aria-hidden="true">${inside}</svg></span>`, RULES, INKS, placeholder);

it('writes what a style sheet says as attributes, by daylight, and nothing about pages', () => {
  const { svg, left, top, width, height } = drawn('<path class="ink" fill="var(--pale)" d="M0 1.23456Z"></path>');
  expect(svg).toBe(
    '<svg viewBox="2 4 10 20" xmlns="http://www.w3.org/2000/svg" width="10" height="20">' +
      '<path fill="#123456" d="M0 1.23Z" stroke="#123456" stroke-width="2.8"/></svg>',
  );
  expect({ left, top, width, height }).toEqual({ left: 2, top: 4, width: 10, height: 20 });
});

it('lets an ink of an element hold inside it only, and its own style win', () => {
  const { svg } = drawn(
    '<g style="--c: #abc"><path style="fill:var(--c)"></path></g><path fill="var(--c, #def)" class="fine"></path>',
  );
  expect(svg).toContain('<g><path fill="#abc"/></g><path fill="#def"/>');
});

it('leaves the shadows on the table', () => {
  expect(drawn('<circle fill="#1f2430" opacity=".28"></circle><circle fill="#1f2430"></circle>').svg).toContain(
    '><circle fill="#1f2430"/><',
  );
});

it('tells where a name goes instead of writing it', () => {
  const found = drawn('<text x="5" y="7" font-size="3" fill="var(--ink)" data-room="8">%%</text><text>9 &amp; 10</text>', '%');
  expect(found.lines).toEqual([{ x: 5, y: 7, 'font-size': 3, fill: '#123456', room: 8 }]);
  expect(found.svg).toContain('><text>9 &amp; 10</text></svg>');
});

it('does not draw with an ink that nobody knows', () => {
  expect(() => drawn('<path fill="var(--nothing)"></path>')).toThrow('--nothing');
});
