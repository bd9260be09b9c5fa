// The words and sounds of a table. Events, turns and prompts go through one queue (kit/aloud), so that nothing is heard
// before its cause.
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
  /** The number of the update it belongs to. */
  number: number;
}

interface Around {
  /** Returns a line in words for the listener. */
  words: (line: Line) => string;
  face: () => GameFace | null;
  asked: () => Asked;
}

/** Reads out what happens at a table. It belongs to a component and lives as long as that component. */
export class Hearing {
  /** What the board asks the viewer. */
  prompt = $state('');
  /** What was last told: everything that happened at one moment, or in a bot's turn. */
  last = '';
  /** The last announcement of a turn, and its update. */
  #said: Turn = { asked: null, prompt: '', number: 0 };
  /** The events of a bot's unfinished turn, and its lines in words. */
  #begun: { events: Phrase[]; lines: string[] } = { events: [], lines: [] };

  constructor(
    private session: Session,
    private around: Around,
  ) {
    session.onheard = (heard) => this.#hear(heard);
    aloud.hush();
    $effect(() => {
      // No prompt in a reaction window: only the player with the card would hear it, which would give them away.
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
    this.last = '';
  }

  #hear({ lines, missed, update }: Heard): void {
    const { session } = this;
    const { words, face } = this.around;
    // After an undo or in a new game, the unfinished turn is dropped.
    if (!update) this.#begun = { events: [], lines: [] };
    if (missed && lines.length > MANY) {
      const last = lines[lines.length - 1];
      this.last = last ? words(last) : '';
      aloud.tell([text('web-missed', { count: lines.length, last: this.last })]);
      return;
    }
    if (!missed && update && lines.every((line) => line.phrase)) this.#gather(lines, update);
    else {
      aloud.tell(lines.map(words));
      this.last = lines.map(words).at(-1) ?? '';
    }
    const loud = lines
      .map((line) => line.phrase && face()?.sound?.(line.phrase, (update?.view ?? {}) as never, session.looking))
      .find(Boolean);
    if (loud && !missed) playSound(loud);
  }

  /** Reads out an update; with `heardByTurn`, a bot's turn is read out when it ends. */
  #gather(lines: Line[], update: Update): void {
    const { words } = this.around;
    const face = this.around.face() as GameFace<unknown> | null;
    const begun = this.#begun;
    const now = lines.flatMap((line) => line.phrase ?? []);
    begun.events.push(...now);
    begun.lines.push(...lines.map(words));
    if (face?.heardByTurn && this.#goesOn(update)) return;
    this.#finish(update, face?.seenAfter?.(now) ?? 0);
  }

  /** Reads out what has been gathered, no sooner than in `wait` milliseconds. */
  #finish(update: Update | null, wait = 0): void {
    const face = this.around.face() as GameFace<unknown> | null;
    const begun = this.#begun;
    this.#begun = { events: [], lines: [] };
    const { view = {}, looking = null } = update ?? {};
    // While a shared device shows nobody's cards, the view is empty.
    const more = (Object.keys(view).length && face?.heardToo?.(begun.events, view, text, looking)) || '';
    // In a long turn, a turning point has a line of its own.
    const alone = begun.events.map((event) => (face?.heardByTurn && face.big?.(event)) === true);
    const told: string[] = [];
    [...begun.lines, more].forEach((words, at) => {
      const before = alone[at] || alone[at - 1] ? '' : told.pop();
      told.push([before, words].filter(Boolean).join(' '));
    });
    this.last = told.join(' ') || this.last;
    aloud.tell(told, wait);
  }

  /** Returns whether a bot has acted and its turn continues, perhaps with another bot's answer. */
  #goesOn({ view, awaited, outcome }: Update): boolean {
    const turn = (this.around.face() as GameFace<unknown> | null)?.turn?.(view) ?? -1;
    const bot = (at: number) => this.session.table?.seats[at]?.kind === 'bot' || this.session.table?.seats[at]?.stand_in === true;
    const began = this.#begun.events[0]?.args.seat === turn;
    return !outcome && began && bot(turn) && awaited.length > 0 && awaited.every(bot);
  }

  #ask(now: Turn, mine: boolean): void {
    const before = this.#said;
    this.#said = now;
    if (!now.asked) return;
    // A bot's choice that nobody sees may ask the listener without an event.
    if (this.#begun.lines.length) this.#finish(this.session.update);
    if (now.asked !== before.asked) {
      // For a question, the prompt alone says clearly enough that the player is asked.
      const turn = [text('web-say-your-turn'), now.prompt].filter(Boolean).join(' ');
      aloud.tell([now.asked === 'turn' ? turn : now.prompt || text('web-say-asked')]);
      playSound('turn');
    } else if (now.prompt !== before.prompt) aloud.tell([now.prompt]);
    // If the player's own move leads to the same prompt, silence would sound like another player's turn.
    else if (mine && now.number !== before.number) aloud.tell([now.prompt || text('web-say-your-turn')]);
  }
}
