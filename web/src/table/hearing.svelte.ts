// What is heard at the table: by a screen reader, line by line, and by everybody, as sounds.
import { untrack } from 'svelte';
import type { GameFace } from '../games/face';
import { text } from '../house/house.svelte';
import { play as playSound } from '../kit/sound';
import type { Heard, Session } from './session.svelte';
import type { Line } from './story';

/** Whoever missed more lines than this is told how many, and only the last. */
const MANY = 5;

interface Around {
  announce: (...lines: string[]) => void;
  /** Takes back what was announced. */
  hush: () => void;
  /** A line in words, for whoever listens now. */
  words: (line: Line) => string;
  face: () => GameFace | null;
  /** Whoever listens is to do something. */
  asked: () => boolean;
}

/** Belongs to a component: it listens for as long as that is there. */
export class Hearing {
  /** Until then nothing more is said: what is heard does not run ahead of what is seen. */
  #silent = 0;
  #hushed = 0;

  constructor(
    private session: Session,
    private around: Around,
  ) {
    session.onheard = (heard) => this.#hear(heard);
    around.hush();
    $effect(() => {
      if (around.asked()) this.#yourTurn();
    });
  }

  /** Before the tablet is handed on: what was said, or waits to be said, is nothing for the next player. */
  hush(): void {
    this.around.hush();
    this.#hushed++;
    this.#silent = 0;
  }

  #hear({ lines, missed }: Heard): void {
    const { words, face } = this.around;
    if (missed && lines.length > MANY) {
      const last = lines[lines.length - 1];
      this.#speak(0, text('web-missed', { count: lines.length, last: last ? words(last) : '' }));
      return;
    }
    this.#speak(missed ? 0 : (face()?.seenAfter?.(lines.flatMap((line) => line.phrase ?? [])) ?? 0), ...lines.map(words));
    const loud = lines.map((line) => line.phrase && face()?.sound?.(line.phrase)).find(Boolean);
    if (loud && !missed) playSound(loud);
  }

  #yourTurn(): void {
    // In a running window only the player with the card would hear this: nobody may hear it from across the room.
    if (untrack(() => this.session.reaction)) return;
    this.#speak(0, text('web-say-your-turn'));
    playSound('turn');
  }

  /** A line waits for its moment, and those after it wait in turn. */
  #speak(wait: number, ...said: string[]): void {
    this.#silent = Math.max(this.#silent, performance.now() + wait);
    const rest = this.#silent - performance.now();
    const before = this.#hushed;
    if (rest <= 0) this.around.announce(...said);
    else setTimeout(() => before === this.#hushed && this.around.announce(...said), rest);
  }
}
