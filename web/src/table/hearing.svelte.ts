// What is heard at the table: line by line, and as sounds. What happened, whose turn it is and what is asked stand in the
// house's one line of things to be heard (kit/aloud), so that nothing overtakes what led to it.
import { untrack } from 'svelte';
import type { GameFace } from '../games/face';
import { text } from '../house/house.svelte';
import { aloud } from '../kit/aloud.svelte';
import { play as playSound } from '../kit/sound';
import type { Heard, Session } from './session.svelte';
import { actorOf, type Line } from './story';

/** Whoever missed more lines than this is told how many, and only the last. */
const MANY = 5;

/** Why the table waits for whoever listens: it is their turn, or they are asked in somebody else's. */
export type Asked = 'turn' | 'question' | null;

interface Turn {
  asked: Asked;
  prompt: string;
  /** Of the news at which this was so. */
  number: number;
}

interface Around {
  /** A line in words, for whoever listens now. */
  words: (line: Line) => string;
  face: () => GameFace | null;
  asked: () => Asked;
}

/** Belongs to a component: it listens for as long as that is there. */
export class Hearing {
  /** What the board asks of whoever looks. */
  prompt = $state('');
  /** What was said last about whose turn it is, and for which news. */
  #said: Turn = { asked: null, prompt: '', number: 0 };

  constructor(
    session: Session,
    private around: Around,
  ) {
    session.onheard = (heard) => this.#hear(heard);
    aloud.hush();
    $effect(() => {
      // In a running window only the player with the card would hear this: nobody may hear it from across the room.
      const asked = session.reaction ? null : around.asked();
      const { prompt } = this;
      const { number, events } = session.news;
      // What is asked next is heard after what comes of the move, never between.
      if (session.sending) return;
      untrack(() =>
        this.#ask(
          { asked, prompt, number },
          events.some((event) => actorOf(event, around.face()) === session.looking),
        ),
      );
    });
  }

  /** Before the tablet is handed on. */
  hush(): void {
    aloud.hush();
    this.#said = { asked: null, prompt: '', number: 0 };
  }

  #hear({ lines, missed }: Heard): void {
    const { words, face } = this.around;
    if (missed && lines.length > MANY) {
      const last = lines[lines.length - 1];
      aloud.tell([text('web-missed', { count: lines.length, last: last ? words(last) : '' })]);
      return;
    }
    aloud.tell(lines.map(words), missed ? 0 : (face()?.seenAfter?.(lines.flatMap((line) => line.phrase ?? [])) ?? 0));
    const loud = lines.map((line) => line.phrase && face()?.sound?.(line.phrase)).find(Boolean);
    if (loud && !missed) playSound(loud);
  }

  #ask(now: Turn, mine: boolean): void {
    const before = this.#said;
    this.#said = now;
    if (!now.asked) return;
    if (now.asked !== before.asked) {
      // The question itself is the best news that one is asked.
      aloud.tell(now.asked === 'turn' ? [text('web-say-your-turn'), now.prompt] : [now.prompt || text('web-say-asked')]);
      playSound('turn');
    } else if (now.prompt !== before.prompt) aloud.tell([now.prompt]);
    // After a move of one's own that leads to the same question again, silence would sound like somebody else's turn.
    else if (mine && now.number !== before.number) aloud.tell([now.prompt || text('web-say-your-turn')]);
  }
}
