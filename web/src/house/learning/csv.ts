// Answers as a table for a spreadsheet.
import type { Text } from '../../kit/text';

/** A name that begins like a formula would be one, in some spreadsheets. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
/** Where the comma is in the numbers, it cannot be between them. */
const commaInNumbers = (language: string): boolean => (0.5).toLocaleString(language).includes(',');

export const secondsCell = (milliseconds: number | undefined, language: string): string =>
  milliseconds === undefined ? '' : (milliseconds / 1000).toFixed(1).replace('.', commaInNumbers(language) ? ',' : '.');
export const yesNoCell = (yes: boolean, text: Text): string => text(yes ? 'web-learn-csv-yes' : 'web-learn-csv-no');

/** `head` names the columns, with commas between them. */
export function csv(head: string, rows: (string | number)[][], language: string): string {
  const names = head.split(',').map((word) => word.trim());
  // The mark at the beginning tells spreadsheets that umlauts are meant.
  return `\ufeff${[names, ...rows].map((row) => row.map(cell).join(commaInNumbers(language) ? ';' : ',')).join('\r\n')}\r\n`;
}
