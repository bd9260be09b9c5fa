// Texts shared by all four games.
import type { Text } from '../../kit/text';
import type { WhyView } from '../../protocol';
import { read } from './cards';

export const cardName = (text: Text, card: string): string => text(`nn-card-${card}`);
export const suitName = (text: Text, suit: string): string => text(`nn-colour-${suit}`);

/** Returns words as a list: "2, 4 and 7". */
export function listed(text: Text, words: string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : text('house-list', { most: words.slice(0, -1).join(', '), last });
}
const rowNames = (text: Text, rows: number[]): string =>
  listed(
    text,
    rows.map((row) => text(`nn-answer-${row}`)),
  );

/** Returns the numbers of times tables as parts of a sentence: "2 and 7". */
const rowParts = (text: Text, rows: number[]): string =>
  listed(
    text,
    rows.map((row) => text('web-nn-row-part', { row })),
  );

/** Returns which times tables are banned, or ''. */
export const banned = (text: Text, bars: number[]): string =>
  bars.length ? text('web-nn-banned', { rows: rowParts(text, bars), count: bars.length }) : '';

/** Returns the times tables that have both cards: "both in the 2 and 7 times tables". */
function bothIn(text: Text, rows: number[]): string {
  if (rows.length < 2) return text('web-nn-why-rows', { rows: rowNames(text, rows) });
  return text('web-nn-why-more-rows', { rows: rowParts(text, rows) });
}

/** Returns a match in words: "both triangles; both in the 2 and 4 times tables; banned: 5 times" */
export function whyInWords(why: WhyView, card: string, text: Text, rowsOnly = false): string {
  const said: string[] = [];
  const suit = read(card)?.suit;
  if (why.level === 2 && !rowsOnly) said.push(text('web-nn-why-double'));
  if (why.colour && suit && !rowsOnly) said.push(text('web-nn-why-colour', { colour: suitName(text, suit) }));
  if (why.joker) said.push(text('web-nn-why-joker'));
  if (why.rows.length) said.push(bothIn(text, why.rows));
  if (why.barred.length) said.push(text('web-nn-why-barred', { rows: rowNames(text, why.barred) }));
  return said.length ? said.join('; ') : text('web-nn-why-nothing');
}
