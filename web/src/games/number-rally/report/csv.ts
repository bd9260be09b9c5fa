// Exports every answer as a row of CSV.
import type { Text } from '../../../kit/text';
import { csv, secondsCell, yesNoCell } from '../../../house/learning/csv';
import type { PlayerReport } from './report';

export function answersTable(reports: PlayerReport[], language: string, text: Text): string {
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
        yesNoCell(given.right, text),
        secondsCell(given.milliseconds, language),
        text(`zr-skill-${question.skill}`),
      ]),
    ),
  );
  return csv(text('web-zr-csv-head'), rows, language);
}
