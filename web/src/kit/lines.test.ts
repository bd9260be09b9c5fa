import { describe, expect, it } from 'vitest';
import { inTwo } from './lines';

describe('a title in two lines', () => {
  it.each([
    ['1000 Kilometer', ['1000', 'Kilometer']],
    ['Zahlen-Rallye', ['Zahlen-', 'Rallye']],
    ['Memo-Car-Race', ['Memo-', 'Car-Race']],
    ['Fernseh\u00adlotterie', ['Fernseh-', 'lotterie']],
    ['1×1 Mau-Mau', ['1×1', 'Mau-Mau']],
    ['Räum ab!', ['Räum', 'ab!']],
    ['NumNum', ['NumNum']],
    ['Mau-', ['Mau-']],
  ])('%s', (title, lines) => expect(inTwo(title)).toEqual(lines));
});
