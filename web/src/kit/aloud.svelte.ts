// Everything that is heard, by a screen reader or by the house's own voice, stands in one line: each waits for its moment,
// none overtakes another, none is lost.
import { untrack } from 'svelte';

export interface Said {
  id: number;
  words: string;
  /** The table's word to whoever has just tapped, not something that happened at it. */
  answer: boolean;
  /** The region of the page where it stands. */
  place: number;
  at: number;
  /** It has stood there. */
  shown: boolean;
}

interface Waiting {
  words: string;
  answer: boolean;
  due: number;
}

/** Somebody who reads out instead of the screen reader. */
export interface Reader {
  /** False: cannot, somebody else must. */
  read: (words: string) => boolean;
  hush: () => void;
}

/** So many lines stay, and all that are younger than this: a screen reader takes its time to look. */
const KEPT = 12;
const READ = 4000;
/** A screen reader must have met a region before it listens to it. */
const MET = 120;

export class Aloud {
  said = $state.raw<Said[]>([]);
  reader: Reader | null = null;
  #line: Waiting[] = [];
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #places: number[] = [];
  #met = 0;

  /** What happened, after what is still to be heard and not before `wait` milliseconds have passed. */
  tell(lines: string[], wait = 0): void {
    this.#queue(lines, false, wait);
  }

  /** What somebody gets to hear who has tapped, asked or was refused. */
  answer(...lines: string[]): void {
    this.#queue(lines, true, 0);
  }

  /** Before the tablet is handed on: what was said, or waits to be said, is nothing for the next player. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#line = [];
    this.#due = 0;
    this.said = [];
    this.reader?.hush();
  }

  /** A region opens; the newest is the one that is heard, because a dialog silences the page behind it. */
  open(): number {
    this.#places.push(++this.#count);
    this.#met = performance.now() + MET;
    return this.#count;
  }
  /** … and closes. What was to stand in it and had no time to goes to the one that is heard now. */
  close(place: number): void {
    this.#places = this.#places.filter((other) => other !== place);
    const next = this.#places.at(-1) ?? 0;
    const late = (line: Said) => line.place === place && !line.shown;
    untrack(() => {
      if (this.said.some(late)) this.said = this.said.map((line) => (late(line) ? { ...line, place: next } : line));
    });
  }

  #queue(lines: string[], answer: boolean, wait: number): void {
    this.#due = Math.max(this.#due, performance.now() + wait);
    for (const words of lines) if (words) this.#line.push({ words, answer, due: this.#due });
    // Called from effects, too: speaking must not count as listening.
    untrack(() => this.#run());
  }

  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    for (let next = this.#line[0]; next; next = this.#line[0]) {
      const due = Math.max(next.due, this.#met);
      if (due > now) {
        this.#timer = setTimeout(() => this.#run(), Math.ceil(due - now));
        return;
      }
      this.#line.shift();
      if (!this.reader?.read(next.words)) this.#write(next, now);
    }
  }

  #write({ words, answer }: Waiting, at: number): void {
    const old = this.said.findIndex((line, i) => line.at > at - READ || i >= this.said.length - KEPT);
    const kept = old < 0 ? [] : this.said.slice(old);
    this.said = [...kept, { id: ++this.#count, words, answer, place: this.#places.at(-1) ?? 0, at, shown: false }];
  }
}

export const aloud = new Aloud();
