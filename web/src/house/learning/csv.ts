// Exports answers as CSV for a spreadsheet.
import type { Text } from '../../kit/text';

/** Returns a cell; a name that starts like a formula is escaped, because some spreadsheets would run it. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
/** Returns whether the language uses a decimal comma, so that the comma cannot be the separator. */
const commaInNumbers = (language: string): boolean => (0.5).toLocaleString(language).includes(',');

export const secondsCell = (milliseconds: number | undefined, language: string): string =>
  milliseconds === undefined ? '' : (milliseconds / 1000).toFixed(1).replace('.', commaInNumbers(language) ? ',' : '.');
export const yesNoCell = (yes: boolean, text: Text): string => text(yes ? 'web-learn-csv-yes' : 'web-learn-csv-no');

/** Returns the CSV text. `head` names the columns, separated by commas. */
export function csv(head: string, rows: (string | number)[][], language: string): string {
  const names = head.split(',').map((word) => word.trim());
  // The byte order mark tells spreadsheets that the text is UTF-8.
  return `\ufeff${[names, ...rows].map((row) => row.map(cell).join(commaInNumbers(language) ? ';' : ',')).join('\r\n')}\r\n`;
}
