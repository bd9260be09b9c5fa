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
});
