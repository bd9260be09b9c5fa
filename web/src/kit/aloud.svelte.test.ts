import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { Aloud } from './aloud.svelte';

let aloud: Aloud;
const heard = () => aloud.said.map(({ words }) => words);

beforeEach(() => {
  vi.useFakeTimers();
  aloud = new Aloud();
});
afterEach(() => vi.useRealTimers());

describe('one line for everything that is said', () => {
  it('announces a line without a deadline at once', () => {
    aloud.tell(['one', '', 'two']);
    aloud.answer('no');
    expect(heard()).toEqual(['one', 'two', 'no']);
    expect(aloud.said.map(({ answer }) => answer)).toEqual([false, false, true]);
  });

  it('keeps the order of lines with one deadline, whatever fraction of a millisecond lies between them', () => {
    for (let i = 0; i < 40; i++) {
      aloud.tell([`spun ${i}`], 1300 - i * 0.37);
      vi.advanceTimersByTime(0.37);
    }
    aloud.tell(['your turn']);
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(1400);
    expect(heard()).toEqual([...Array.from({ length: 40 }, (_, i) => `spun ${i}`), 'your turn']);
  });

  it('swallows nothing, however much comes at once', () => {
    for (let i = 0; i < 5; i++) aloud.tell(Array.from({ length: 8 }, (_, at) => `${i}.${at}`));
    expect(heard()).toHaveLength(40);
  });

  it('says the events that led to an answer before it, and the question that waits after it', () => {
    aloud.tell(['spun'], 2000);
    aloud.ask('your turn');
    aloud.answer('no', 'with more');
    expect(heard()).toEqual(['spun', 'no', 'with more']);
    vi.advanceTimersByTime(2000);
    expect(heard()).toEqual(['spun', 'no', 'with more', 'your turn']);
  });

  it('remarks at once that something still moves', () => {
    aloud.tell(['spun'], 2000);
    aloud.remark('it still turns');
    aloud.remark('and turns');
    vi.advanceTimersByTime(2000);
    expect(heard()).toEqual(['it still turns', 'and turns', 'spun']);
  });

  it('drops a question that has been answered before it was heard', () => {
    aloud.tell(['spun'], 2000);
    aloud.ask('your turn');
    aloud.tellEvents();
    expect(heard()).toEqual(['spun']);
    expect(aloud.drop()).toEqual(['your turn']);
    aloud.tell(['you spun']);
    vi.advanceTimersByTime(3000);
    expect(heard()).toEqual(['spun', 'you spun']);
  });

  it('says what is waiting before it answers a question about the table', () => {
    aloud.tell(['spun'], 2000);
    aloud.ask('your turn');
    expect(aloud.waiting).toBe(true);
    expect(aloud.catchUp()).toEqual({ events: true, question: true });
    expect(aloud.catchUp()).toEqual({ events: false, question: false });
    expect(aloud.waiting).toBe(false);
    aloud.answer('Which place?');
    expect(heard()).toEqual(['spun', 'your turn', 'Which place?']);
    vi.advanceTimersByTime(3000);
    expect(heard()).toHaveLength(3);
  });

  it('takes old lines away, but never the last dozen', () => {
    for (let i = 0; i < 20; i++) aloud.tell([`old ${i}`]);
    vi.advanceTimersByTime(5000);
    aloud.tell(['new']);
    expect(heard()).toHaveLength(13);
    expect(heard().at(-1)).toBe('new');
  });

  it('forgets everything before the tablet is handed on', () => {
    aloud.tell(['seen']);
    aloud.tell(['waits'], 2000);
    aloud.hush();
    vi.advanceTimersByTime(3000);
    expect(heard()).toEqual([]);
    aloud.tell(['for the next']);
    expect(heard()).toEqual(['for the next']);
  });
});

describe('where it is heard', () => {
  it('is in the region that was opened last, as soon as it has been met', () => {
    const page = aloud.open();
    vi.advanceTimersByTime(200);
    aloud.tell(['on the page']);
    for (const line of aloud.said) line.shown = true;
    const dialog = aloud.open();
    aloud.answer('in the dialog');
    expect(heard()).toEqual(['on the page']);
    vi.advanceTimersByTime(200);
    for (const line of aloud.said) line.shown = true;
    aloud.close(dialog);
    aloud.tell(['on the page again']);
    expect(aloud.said.map(({ place }) => place)).toEqual([page, dialog, page]);
  });

  it('is the dialog when it opens before the page could show a line', () => {
    aloud.open();
    vi.advanceTimersByTime(200);
    aloud.tell(['what led to it']);
    const dialog = aloud.open();
    expect(aloud.said.map(({ place }) => place)).toEqual([dialog]);
  });

  it('is the page again when a dialog closes before its last line has stood there', () => {
    const page = aloud.open();
    const dialog = aloud.open();
    vi.advanceTimersByTime(200);
    aloud.answer('because');
    for (const line of aloud.said) line.shown = true;
    aloud.tell(['a new game']);
    aloud.close(dialog);
    expect(aloud.said.map(({ words, place }) => [words, place])).toEqual([
      ['because', dialog],
      ['a new game', page],
    ]);
  });

  it('is not on the page while the voice reads it out', () => {
    const read: string[] = [];
    aloud.reader = { read: (words) => words !== 'cannot' && !!read.push(words), hush: () => (read.length = 0) };
    aloud.tell(['one', 'cannot', 'two']);
    expect(read).toEqual(['one', 'two']);
    expect(heard()).toEqual(['cannot']);
    aloud.hush();
    expect(read).toEqual([]);
  });
});
