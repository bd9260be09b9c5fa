import { describe, expect, it } from 'vitest';
import { spoken } from './spoken';
import { Words } from './text';

const texts = import.meta.glob<string>('../../../src/spielkiste/locales/*/web-shelf.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const speaker = (language: string) =>
  new Words(language, [texts[`../../../src/spielkiste/locales/${language}/web-shelf.ftl`] ?? '']);

/** Texts as written and as spoken. Device voices used to misread each of them. */
const CASES: Record<string, [written: string, said: string][]> = {
  de: [
    ['7 × 8 = 56', '7 mal 8 ist gleich 56'],
    ['1×1 Mau-Mau', 'Einmaleins Mau-Mau'],
    ['1 × 8', 'einmal 8'],
    ['Am frechsten: Lina (3×)', 'Am frechsten: Lina (3 mal)'],
    ['Lina fährt 75 km, zusammen 750 km.', 'Lina fährt 75 Kilometer, zusammen 750 Kilometer.'],
    ['ab 6 J.', 'ab 6 Jahren'],
    ['meist 4 s', 'meist 4 Sekunden'],
    ['Eine Wunschkarte legen, dann 1 – 4', 'Eine Wunschkarte legen, dann 1 bis 4'],
    ['doppelt: 12 + 18', 'doppelt: 12 plus 18'],
    ['noch 1 Karte, 11 Karten', 'noch eine Karte, 11 Karten'],
    ['1 km', 'ein Kilometer'],
    ['noch 1 bis zum Stern', 'noch 1 bis zum Stern'],
    ['Mauer\u00adbruch', 'Mauerbruch'],
    ['Hier geht’s!', 'Hier geht’s!'],
  ],
  en: [
    ['Which card is 7 × 8?', 'Which card is 7 times 8?'],
    ['6×', '6 times'],
    ['1 km', '1 kilometre'],
    ['750 km', '750 kilometres'],
    ['5–10 min', '5 to 10 minutes'],
    ['age 6+', 'age 6 plus'],
    ['It’s 6 squares', 'It’s 6 squares'],
  ],
  fr: [
    ['Quelle carte est 7 × 8\u202f?', 'Quelle carte est 7 fois 8\u202f?'],
    ['1 × 8 = 8', 'une fois 8 égale 8'],
    ['Lina (1×)', 'Lina (une fois)'],
    ['1 carte', 'une carte'],
    ['0 km', '0 kilomètre'],
    ['750\u00a0km', '750\u00a0kilomètres'],
    ['20–30 min', '20 à 30 minutes'],
  ],
  nl: [
    ['7 × 8 = 56', '7 keer 8 is 56'],
    ['750 km', '750 kilometer'],
    ['vanaf 6 j.', 'vanaf 6 jaar'],
    ['1 min', '1 minuut'],
  ],
  es: [
    ['7 × 8 = 56', '7 por 8 igual a 56'],
    ['la carta de 100 km', 'la carta de 100 kilómetros'],
    ['2× encaja doble', '2 veces encaja doble'],
    ['+6 años', '+6 años'],
    ['1 carta', 'una carta'],
  ],
  it: [
    ['7 × 8 = 56', '7 per 8 uguale 56'],
    ['750 km', '750 chilometri'],
    ['di solito 1 s', 'di solito un secondo'],
    ['5–10 min', 'da 5 a 10 minuti'],
  ],
};

describe.each(Object.entries(CASES))('the voice in %s', (language, cases) => {
  it.each(cases)('says %s as %s', (written, said) => {
    expect(spoken(written, speaker(language))).toBe(said);
  });
});

it('says the line as it is while the words are on their way', () => {
  expect(spoken('7 × 8', new Words('de', ['']))).toBe('7 × 8');
  expect(spoken('7 × 8', null)).toBe('7 × 8');
});
