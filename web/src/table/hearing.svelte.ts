// What is heard at a table: words and sounds. Events, turns and prompts go through one queue (kit/aloud), so that
// nothing comes before its cause.
import { untrack } from 'svelte';
import type { GameFace } from '../games/face';
import { text } from '../house/house.svelte';
import { aloud } from '../kit/aloud.svelte';
import { play as playSound } from '../kit/sound';
import type { Phrase, Update } from '../protocol';
import type { Heard, Session } from './session.svelte';
import { actorOf, type Line } from './story';

/** A player who missed more lines than this hears their number and the last line. */
const MANY = 5;

/** Why the table waits for the listener: their own turn, or a question in another player's turn. */
export type Asked = 'turn' | 'question' | null;

interface Turn {
  asked: Asked;
  prompt: string;
  /** The update at which this was so. */
  number: number;
}

interface Around {
  /** Returns a line in words for the listener. */
  words: (line: Line) => string;
  face: () => GameFace | null;
  asked: () => Asked;
}

/** Speaks for a table. It belongs to a component and lives as long as that does. */
export class Hearing {
  /** What the board asks the viewer. */
  prompt = $state('');
  /** What was last said about turns, and at which update. */
  #said: Turn = { asked: null, prompt: '', number: 0 };
  /** Of a bot's turn that is not over yet: what happened, and its lines in words. */
  #begun: { events: Phrase[]; lines: string[] } = { events: [], lines: [] };

  constructor(
    private session: Session,
    private around: Around,
  ) {
    session.onheard = (heard) => this.#hear(heard);
    aloud.hush();
    $effect(() => {
      // In a reaction window only the player with the card would hear a prompt, which would give them away.
      const asked = session.reaction ? null : around.asked();
      const { prompt } = this;
      const { number, events } = session.news;
      // The next prompt is heard after the result of the move, never before.
      if (session.sending) return;
      untrack(() =>
        this.#ask(
          { asked, prompt, number },
          events.some((event) => actorOf(event, around.face()) === session.looking),
        ),
      );
    });
  }

  /** Silences everything before the tablet changes hands. */
  hush(): void {
    aloud.hush();
    this.#said = { asked: null, prompt: '', number: 0 };
    this.#begun = { events: [], lines: [] };
  }

  #hear({ lines, missed, update }: Heard): void {
    const { words, face } = this.around;
    // Taken back, or a new game: that turn does not end.
    if (!update) this.#begun = { events: [], lines: [] };
    if (missed && lines.length > MANY) {
      const last = lines[lines.length - 1];
      aloud.tell([text('web-missed', { count: lines.length, last: last ? words(last) : '' })]);
      return;
    }
    if (face()?.together && !missed && update && lines.every((line) => line.phrase)) this.#gather(lines, update);
    else aloud.tell(lines.map(words), missed ? 0 : (face()?.seenAfter?.(lines.flatMap((line) => line.phrase ?? [])) ?? 0));
    const loud = lines.map((line) => line.phrase && face()?.sound?.(line.phrase)).find(Boolean);
    if (loud && !missed) playSound(loud);
  }

  /** Tells what belongs together in one line; a bot's turn when it is over. */
  #gather(lines: Line[], update: Update): void {
    const { words } = this.around;
    const face = this.around.face() as GameFace<unknown> | null;
    const begun = this.#begun;
    begun.events.push(...lines.flatMap((line) => line.phrase ?? []));
    begun.lines.push(...lines.map(words));
    if (face?.together === 'turn' && this.#goesOn(update)) return;
    this.#begun = { events: [], lines: [] };
    const more = face?.heardToo?.(begun.events, update.view, text, (phrase) => words({ id: 0, phrase })) ?? '';
    aloud.tell([[...begun.lines, more].filter(Boolean).join(' ')], face?.seenAfter?.(begun.events) ?? 0);
  }

  /** A bot has acted, and is to go on. */
  #goesOn({ view, awaited, outcome }: Update): boolean {
    const turn = (this.around.face() as GameFace<unknown> | null)?.turn?.(view);
    const seat = this.session.table?.seats[turn ?? -1];
    const acted = this.#begun.events.every((event) => event.args.seat === turn);
    return !outcome && acted && turn != null && awaited.includes(turn) && (seat?.kind === 'bot' || seat?.stand_in === true);
  }

  #ask(now: Turn, mine: boolean): void {
    const before = this.#said;
    this.#said = now;
    if (!now.asked) return;
    if (now.asked !== before.asked) {
      // The prompt itself tells best that the player is asked.
      aloud.tell(now.asked === 'turn' ? [text('web-say-your-turn'), now.prompt] : [now.prompt || text('web-say-asked')]);
      playSound('turn');
    } else if (now.prompt !== before.prompt) aloud.tell([now.prompt]);
    // If the player's own move leads to the same prompt, silence would sound like another player's turn.
    else if (mine && now.number !== before.number) aloud.tell([now.prompt || text('web-say-your-turn')]);
  }
}
