// Exports a child's record as CSV: one row for each fact that came up.
import type { Text } from '../../kit/text';
import type { Child } from '../../house/learning/children';
import { csv } from '../../house/learning/csv';
import { verdictAt } from '../../house/learning/model';
import { VERDICT_WORDS } from '../../house/learning/results';
import type { Syllabus } from '../../protocol';

export function factsTable(child: Child, syllabuses: Syllabus[], minute: number, language: string, text: Text): string {
  const day = (at: number): string => new Intl.DateTimeFormat(language).format(at * 60_000);
  const rows = syllabuses.flatMap((syllabus) =>
    syllabus.order.flatMap((fact) => {
      const entry = child.learnt[syllabus.name]?.[fact];
      if (!entry) return [];
      const { answers, met } = entry;
      const last = answers.at(-1);
      const right = answers.filter((answer) => answer[1]).length;
      const verdict = text(VERDICT_WORDS[verdictAt(answers, minute)]);
      return [[child.name, syllabus.written[fact] ?? fact, verdict, answers.length, right, met, last ? day(last[0]) : '']];
    }),
  );
  return csv(text('web-facts-csv-head'), rows, language);
}
