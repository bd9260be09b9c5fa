import { describe, expect, it } from 'vitest';
import type { ClassChild } from '../protocol';
import { lessonTable, needs, pupils } from './lesson';

const child = (number: number, name: string) => ({ number, name, animal: number }) as Partial<ClassChild> as ClassChild;
const fact = (written: string, right: number, wrong: number) => ({ written, right, wrong, syllabus: 'times', fact: written });
const all = pupils(
  [child(1, 'Cem'), child(2, 'Anna'), child(3, 'Ben')],
  [
    { child: 1, facts: [fact('6 × 7 = 42', 1, 1), fact('7 × 8 = 56', 0, 2), fact('2 × 2 = 4', 3, 0)] },
    { child: 2, facts: [fact('7 × 8 = 56', 1, 3)] },
  ],
);

describe('what a class has shown', () => {
  it('stands by name, with what is not certain from the least on', () => {
    expect(all.map((one) => one.child.name)).toEqual(['Anna', 'Ben', 'Cem']);
    expect(all[2]?.known.map((one) => one.written)).toEqual(['2 × 2 = 4']);
    expect(all[2]?.practise.map((one) => one.written)).toEqual(['7 × 8 = 56', '6 × 7 = 42']);
    expect(all[1]).toMatchObject({ known: [], practise: [] });
  });

  it('lists what most children still need, and which children', () => {
    expect(needs(all).map(({ written, who }) => [written, who.map((one) => one.name)])).toEqual([
      ['7 × 8 = 56', ['Anna', 'Cem']],
      ['6 × 7 = 42', ['Cem']],
    ]);
  });

  it('is a table for a spreadsheet', () => {
    const rows = lessonTable(all, 'en', () => 'Name, Fact, right, wrong').split('\r\n');
    expect(rows.slice(1)).toEqual(['Anna,7 × 8 = 56,1,3', 'Cem,7 × 8 = 56,0,2', 'Cem,6 × 7 = 42,1,1', 'Cem,2 × 2 = 4,3,0', '']);
  });
});
