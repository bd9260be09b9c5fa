// The words and sounds of a table. Events, turns and prompts go through one queue (kit/aloud), so that nothing is heard
// before its cause.
import { untrack } from 'svelte';
import type { GameFace } from '../games/face';
import { text } from '../house/house.svelte';
import { aloud, type Caught } from '../kit/aloud.svelte';
import { play as playSound } from '../kit/sound';
import type { Outcome, Phrase, Update } from '../protocol';
import { resultInWords } from './ear';
import { ranking } from './ranking';
import type { Heard, Session } from './session.svelte';
import { actorOf, type Line } from './story';

/** A player who missed more lines than this hears their number and the last line. */
const MANY = 5;

/** The most lines that are heard again by key. */
const AGAIN = 6;

/** A bot that needs longer than this many milliseconds is said to be thinking. */
const LONG = 15_000;
/** A log with at most this many entries belongs to a game among bots that has only just begun. */
const BEGINNING = 2;

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
  /** Returns the names of several players as a list, and of one. */
  listed: (names: string[]) => string;
  names: () => string[];
  face: () => GameFace | null;
  asked: () => Asked;
}

/** Reads out what happens at a table. It belongs to a component and lives as long as that component. */
export class Hearing {
  /** What the board asks the viewer. */
  prompt = $state('');
  /** What was told since the listener's last move, but not more than the last lines. */
  #since: string[] = [];
  /** Whether the listener has moved since the last line. */
  #moved = false;
  #sending = false;
  /** The last announcement of a turn, and its update. */
  #said: Turn = { asked: null, prompt: '', number: 0 };
  /** The events of a bot's unfinished turn, and its lines in words. */
  #begun: { events: Phrase[]; lines: string[] } = { events: [], lines: [] };
  /** Whether the last lines are about the listener's own move. */
  #own = false;
  /** Whether anything was read out since the last question. */
  #toldSince = false;

  get last(): string {
    return this.#since.join(' ');
  }

  constructor(
    private session: Session,
    private around: Around,
  ) {
    session.onheard = (heard) => this.#hear(heard);
    aloud.hush();
    let known = false;
    let waited = false;
    $effect(() => {
      waited ||= session.table?.started === false;
      const late = !waited && (session.update?.number ?? 0) > BEGINNING;
      if (known || !session.hasView || !(late || around.face())) return;
      known = true;
      if (!late) untrack(() => this.#begin());
    });
    $effect(() => {
      const { update, reaction } = session;
      const bot = update?.awaited[0];
      if (
        bot === undefined ||
        reaction ||
        update?.outcome ||
        update?.lesson?.read ||
        !update?.awaited.every((seat) => this.#isBot(seat))
      )
        return;
      const timer = setTimeout(() => aloud.tell([text('web-ear-thinking', { name: around.names()[bot] ?? '' })]), LONG);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      // No prompt in a reaction window: only the player with the card would hear it, which would give them away.
      const asked = session.reaction ? null : around.asked();
      const { prompt } = this;
      const { number, events } = session.news;
      // The next prompt is heard after the result of the move, never before, and one that the move answers is not heard.
      const moves = session.sending && !this.#sending;
      this.#sending = session.sending;
      this.#moved ||= moves;
      if (session.sending) {
        untrack(() => this.#drop());
        return;
      }
      const own = events.some((event) => this.#isOwn(event));
      untrack(() => this.#ask({ asked, prompt, number }, own));
    });
  }

  /** Silences everything before the tablet changes hands. */
  hush(): void {
    aloud.hush();
    this.#said = { asked: null, prompt: '', number: 0 };
    this.#begun = { events: [], lines: [] };
    this.#since = [];
  }

  /** Says everything that is waiting, also what a bot has done in its unfinished turn, and returns what that was. */
  catchUp(): Caught {
    const { length } = this.#begun.lines;
    if (length) this.#finish(this.session.update);
    const caught = aloud.catchUp();
    return { ...caught, events: caught.events || length > 0 };
  }

  /**
   * Says what the others did, and what is asked, before the listener's touch on the board acts; returns a function that
   * stops this. The listener's own move is still being shown: it is heard when it is seen.
   */
  listen(room: HTMLElement): () => void {
    const touched = () => {
      if (this.around.asked() && !this.#own) aloud.catchUp();
    };
    room.addEventListener('click', touched, true);
    return () => room.removeEventListener('click', touched, true);
  }

  /** Says who plays, who starts and what the listener holds, unless the events have just told it. */
  #begin(): void {
    const { session, around } = this;
    const { update, table, looking } = session;
    const face = around.face();
    if (!update || !table || looking === null || session.shared || update.lesson) return;
    const names = around.names();
    const others = names.filter((_, seat) => seat !== looking);
    if (!others.length) return;
    const turn = face?.turn?.(update.view as never) ?? looking;
    const told = session.story.some(({ phrase }) => phrase && actorOf(phrase, face) === turn);
    const starts = turn !== looking && !told ? text('web-ear-starts', { name: names[turn] ?? '' }) : '';
    const dealt = face?.dealt?.(text, update.view as never, looking) ?? '';
    aloud.tell([[text('web-ear-start', { names: around.listed(others) }), starts, dealt].filter(Boolean).join(' ')]);
  }

  #isBot = (seat: number): boolean => {
    const chair = this.session.table?.seats[seat];
    return chair?.kind === 'bot' || chair?.stand_in === true;
  };

  #hear({ lines: all, missed, update }: Heard): void {
    const { session } = this;
    const { words, face } = this.around;
    // A listener need not hear that a bot's move was picked at random: the move follows.
    const lines = all.filter(({ house }) => house !== 'web-story-stumbled');
    if (!lines.length) return;
    // After an undo or in a new game, the unfinished turn is dropped.
    if (!update) this.#begun = { events: [], lines: [] };
    if (missed && lines.length > MANY) {
      // A game leaves some events unsaid.
      const last = lines.map(words).filter(Boolean).at(-1) ?? '';
      this.#since = [last];
      this.#tell([text('web-missed', { count: lines.length, last })]);
      return;
    }
    if (!missed && update && lines.every((line) => line.phrase)) this.#gather(lines, update);
    else {
      this.#tell(lines.map(words));
      this.#note(lines.map(words));
    }
    if (!missed && update?.outcome && !session.update?.outcome) aloud.tell([this.#result(update, update.outcome)]);
    const loud = lines
      .map((line) => line.phrase && face()?.sound?.(line.phrase, (update?.view ?? {}) as never, session.looking))
      .find(Boolean);
    if (loud && !missed) playSound(loud);
  }

  /** Returns everyone's result; empty for one player, whose board puts it into words. */
  #result({ view, looking }: Update, outcome: Outcome): string {
    const face = this.around.face() as GameFace<unknown> | null;
    const scoreOf = (score: number) => face?.score?.(text, score, view) ?? String(score);
    if (outcome.scores.length < 2 || !Object.keys(view).length) return '';
    return resultInWords(ranking(outcome, this.session.table?.sides), this.around.names(), looking, text, scoreOf);
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
    const heard = begun.events
      .map((event, at) => ({ words: begun.lines[at] ?? '', alone: (face?.heardByTurn && face.big?.(event)) === true, event }))
      .filter(({ event }) => !face?.unheard?.(event, begun.events, view, looking));
    const told: string[] = [];
    [...heard, { words: more, alone: false }].forEach(({ words, alone }, at) => {
      const before = alone || (at < heard.length && heard[at - 1]?.alone) ? '' : told.pop();
      told.push([before, words].filter(Boolean).join(' '));
    });
    this.#note(told);
    this.#own = begun.events.some((event) => this.#isOwn(event));
    this.#tell(told, wait);
  }

  #isOwn = (event: Phrase): boolean => actorOf(event, this.around.face()) === this.session.looking;

  /** Notes lines for a listener who asks for them again. */
  #note(lines: string[]): void {
    const said = lines.filter(Boolean).join(' ');
    if (!said) return;
    this.#since = [...(this.#moved ? [] : this.#since), said].slice(-AGAIN);
    this.#moved = false;
  }

  /** Reads out what has happened. */
  #tell(lines: string[], wait = 0): void {
    this.#toldSince ||= lines.some(Boolean);
    aloud.tell(lines, wait);
  }

  /** Drops a question that was not heard in time; returns whether it began the listener's turn. */
  #drop(): boolean {
    const dropped = aloud.drop();
    const begins = dropped.some((words) => words.startsWith(text('web-say-your-turn')));
    // If the question is still open afterwards, it is asked again.
    if (dropped.length) this.#said = { ...this.#said, asked: begins ? null : this.#said.asked, prompt: '' };
    return begins;
  }

  /** Returns whether a bot has acted and its turn continues, perhaps with another bot's answer. */
  #goesOn({ view, awaited, outcome }: Update): boolean {
    const turn = (this.around.face() as GameFace<unknown> | null)?.turn?.(view) ?? -1;
    const began = this.#begun.events[0]?.args.seat === turn;
    return !outcome && began && this.#isBot(turn) && awaited.length > 0 && awaited.every(this.#isBot);
  }

  /** Asks what is new; `own`: whether the update tells about the listener's own move. */
  #ask(now: Turn, own: boolean): void {
    const before = this.#said;
    // Nobody hears a question that is no longer asked. If it began the turn, the next one does so.
    const begins = now.asked === before.asked && now.prompt === before.prompt ? false : this.#drop();
    this.#said = now;
    if (!now.asked) return;
    // A bot's choice that nobody sees may ask the listener without an event.
    if (this.#begun.lines.length) this.#finish(this.session.update);
    const turn = (prompt: string) => [text('web-say-your-turn'), prompt].filter(Boolean).join(' ');
    if (now.asked !== before.asked) {
      // For a question, the prompt alone says clearly enough that the player is asked.
      this.#question(now.asked === 'turn' ? turn(now.prompt) : now.prompt || text('web-say-asked'));
      playSound('turn');
    } else if (now.prompt !== before.prompt) this.#question(begins ? turn(now.prompt) : now.prompt);
    // After the listener's own move, or after other lines while a question is open, silence would sound like another
    // player's turn.
    else if (now.number !== before.number && (own || (now.asked === 'question' && this.#toldSince)))
      this.#question(now.prompt || text('web-say-your-turn'));
  }

  #question(words: string): void {
    this.#toldSince = false;
    aloud.ask(words);
  }
}
