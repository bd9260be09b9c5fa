// A summary for the teacher: what each child knows, and what to do tomorrow.
import { csv } from '../house/learning/csv';
import type { Text } from '../kit/text';
import type { ClassChild, ClassFact, ClassLearner } from '../protocol';

export interface Pupil {
  child: ClassChild;
  /** Facts known every time, and all others, least certain first. */
  known: ClassFact[];
  practise: ClassFact[];
}

/** A fact that some children do not know yet, and their names. */
export interface Need {
  written: string;
  who: ClassChild[];
}

const MOST_NEEDS = 5;
export const askedOf = (fact: ClassFact): number => fact.right + fact.wrong;
const share = (fact: ClassFact): number => fact.right / askedOf(fact);

/** Returns the children sorted by name, because they are not ranked. */
export const pupils = (children: ClassChild[], learnt: ClassLearner[]): Pupil[] =>
  children
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((child) => {
      const facts = learnt.find((one) => one.child === child.number)?.facts ?? [];
      return {
        child,
        known: facts.filter((fact) => !fact.wrong),
        practise: facts.filter((fact) => fact.wrong).toSorted((one, other) => share(one) - share(other)),
      };
    });

/** Returns the facts that most children do not know, most needed first. */
export function needs(all: Pupil[]): Need[] {
  const found = new Map<string, Need>();
  for (const { child, practise } of all)
    for (const { written } of practise) {
      const need = found.get(written) ?? { written, who: [] };
      need.who.push(child);
      found.set(written, need);
    }
  return [...found.values()].toSorted((one, other) => other.who.length - one.who.length).slice(0, MOST_NEEDS);
}

/** Returns every fact of every child as CSV. */
export const lessonTable = (all: Pupil[], language: string, text: Text): string =>
  csv(
    text('web-sheet-csv-head'),
    all.flatMap(({ child, known, practise }) =>
      [...practise, ...known].map((fact) => [child.name, fact.written, fact.right, fact.wrong]),
    ),
    language,
  );
