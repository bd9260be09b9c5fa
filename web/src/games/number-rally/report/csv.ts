// Every answer as a line of a table, for whoever wants to look closer in a spreadsheet.
import type { Text } from '../../../kit/text';
import { SKILL_TEXTS } from './words';
import type { PlayerReport } from './report';

/** A name that begins like a formula would be one, in some spreadsheets. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export function csv(reports: PlayerReport[], language: string, text: Text): string {
  // Where the comma is in the numbers, it cannot be between them.
  const comma = language.startsWith('de');
  const seconds = (milliseconds: number | undefined) => (milliseconds === undefined ? '' : (milliseconds / 1000).toFixed(1).replace('.', comma ? ',' : '.'));
  const head = text('web-zr-csv-head').split(',').map((word) => word.trim());
  const rows = reports.flatMap((report) =>
    report.questions.flatMap((question, number) =>
      question.answers.map((given, attempt) => [
        report.name,
        number + 1,
        question.before,
        text(`zr-card-${question.card}`),
        question.right,
        attempt + 1,
        given.answer,
        text(given.right ? 'web-zr-csv-yes' : 'web-zr-csv-no'),
        seconds(given.milliseconds),
        text(SKILL_TEXTS[question.skill]),
      ]),
    ),
  );
  // The mark at the beginning tells spreadsheets that umlauts are meant.
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(comma ? ';' : ',')).join('\r\n')}\r\n`;
}
