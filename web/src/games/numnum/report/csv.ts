// Exports every answer as a row of CSV.
import type { Text } from '../../../kit/text';
import { csv, secondsCell, yesNoCell } from '../../../house/learning/csv';
import { cardName } from '../say';
import type { PlayerReport } from './report';

export function answersTable(reports: PlayerReport[], language: string, text: Text): string {
  const named = (answer: string) => text(`nn-answer-${answer}`);
  const rows = reports.flatMap((report) =>
    report.questions.flatMap((question, number) =>
      question.answers.map((given, attempt) => [
        report.name,
        number + 1,
        cardName(text, question.left),
        cardName(text, question.right),
        question.rights.map(named).join(', '),
        attempt + 1,
        named(given.answer),
        yesNoCell(given.right, text),
        secondsCell(given.milliseconds, language),
        named(question.row),
      ]),
    ),
  );
  return csv(text('web-nn-csv-head'), rows, language);
}
