// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readOut } from './readout';

beforeEach(() => document.body.replaceChildren());
const read = (html: string): string[] => {
  document.body.innerHTML = html;
  return readOut(document.body);
};

describe('the table read out', () => {
  it('makes one line of each part', () => {
    expect(read('<section>Draw pile<b>12 cards</b></section><section>Your hand</section>')).toEqual([
      'Draw pile, 12 cards',
      'Your hand',
    ]);
  });
  it('takes the label of a picture or button for the whole of it', () => {
    expect(read('<button aria-label="Red light"><svg><text>x</text></svg></button>')).toEqual(['Red light']);
  });
  it('passes over what is hidden from a screen reader', () => {
    expect(read('<p aria-hidden="true">ornament</p><p>Lina</p>')).toEqual(['Lina']);
  });
  it('goes into a region after its label', () => {
    expect(read('<section aria-label="Rivals"><p>Rudi</p></section>')).toEqual(['Rivals, Rudi']);
  });
  it('says a heading once that is also the label of its region', () => {
    expect(read('<section aria-label="Lina"><i role="img" aria-label="Whale"></i><b>Lina</b></section>')).toEqual([
      'Lina, Whale',
    ]);
  });
  it('drops nothing that two seats or two cards have in common', () => {
    const card = '<li><button aria-label="75 km"></button></li>';
    expect(read(`<ul role="group" aria-label="Your hand">${card}${card}</ul>`)).toEqual(['Your hand, 75 km, 75 km']);
    const seat = (name: string) => `<li><b>${name}</b><span>3 cards</span></li>`;
    expect(read(`<ul>${seat('Rudi')}${seat('Kurt')}</ul>`)).toEqual(['Rudi, 3 cards, Kurt, 3 cards']);
  });
  it('reads a number and its unit as one', () => {
    expect(read('<p><b>0</b>&nbsp;<span>km</span></p><p>0 of 1000</p>')).toEqual(['0\u00a0km, 0 of 1000']);
  });
  it('adds no comma to a sign at the end, and reads no sign alone', () => {
    const picture = '<i role="img" aria-label="circle"></i>';
    expect(read(`<p>Lina took 63 and 30: both ${picture}<span>,</span> both in the 3 times table</p>`)).toEqual([
      'Lina took 63 and 30: both, circle, both in the 3 times table',
    ]);
    expect(read('<p>You said yes.</p><p>The others think.</p>')).toEqual(['You said yes. The others think.']);
  });
  it('passes over what is not on the page', () => {
    expect(read('<p hidden>gone</p><p>here</p>')).toEqual(['here']);
  });
});
