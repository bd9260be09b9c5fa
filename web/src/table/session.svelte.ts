// One device at one table: the server's latest update, what this device may do, and from which seat it sees the table.
//
// A device with one seat always sees what that seat sees. A shared tablet sees what a spectator sees until the player
// who has to act taps the curtain. After the move, everything secret to that player is dropped before the next player
// can look.
import type { Advice, Message, Phrase, Shown, TableInfo, Trouble, Update, Welcome } from '../protocol';
import type { Meant } from '../games/face';
import type { Reaction } from '../kit/reaction';
import { hasBoard } from './boards';
import { house } from '../house/house.svelte';
import { publicly } from '../kit/text';
import { rememberTable } from '../house/memory';
import { type Pace, rememberPace } from '../house/pace';
import { readRoute } from '../house/route';
import { type Answer, type Asked, Connection } from './connection';
import { houseLine, lineOf, type Line } from './story';

/** Milliseconds to look at the last move before the next player's curtain falls. */
const LOOK_AROUND = 1400;
/** Milliseconds a player still sees their own cards after a move, so that the card can arrive. */
const LAST_GLANCE = 600;

/** Milliseconds between hurry requests: the server accepts twenty messages per second, and a held key repeats faster. */
const HURRY_AGAIN = 100;

/** A story with at most this many entries has only just begun. */
const A_DEAL = 8;

/** Lines to be heard once: game events, or lines of the page itself. */
export type Heard = { lines: Line[]; missed: boolean; update?: Update };

export class Session {
  status = $state<'connecting' | 'on' | 'off' | 'refused'>('connecting');
  refused = $state.raw<Trouble | null>(null);
  /** The seats of this device. */
  own = $state.raw<number[]>([]);
  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  story = $state.raw<Line[]>([]);
  news = $state.raw<{ number: number; events: Update['events'] }>({ number: 0, events: [] });
  reaction = $state.raw<Reaction | null>(null);
  /** The entry whose move can be undone; requested when the table is idle. */
  undoable = $state<number | null>(null);
  /** The players here hide nothing from each other (a memory race): no curtain. */
  #open = false;
  set open(now: boolean) {
    if (now === this.#open) return;
    this.#open = now;
    this.curtain = null;
    this.#arrange();
  }
  /** The seat that the curtain waits for. */
  curtain = $state<number | null>(null);

  /** The board itself shows who was faster. */
  tellsLate = false;

  /** Called when the rules refuse these moves, with the reasons. */
  onrefused: (reasons: Phrase[], clause: string | null, moves: Meant[]) => void = () => {};
  onheard: (heard: Heard) => void = () => {};
  onhide: () => void = () => {};
  onshown: (shown: Shown) => void = () => {};
  onwon: () => void = () => {};

  #connection: Connection;
  #last: number | null = null;
  #answered = new Set<number>();
  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  #hideTimer: ReturnType<typeof setTimeout> | undefined;
  #hurrying = false;
  #lastPlayed: number | null = null;
  /** The seats have been swapped for the next game. */
  #swapped = false;
  /**
   * The latest tap whose reason has not been asked yet, with `idle` if the viewer had no move then, and whether an earlier
   * question is on its way.
   */
  #puzzled: { seat: number; moves: Meant[]; idle: boolean } | null = null;
  #asking = false;
  /** Moves sent and not yet answered. */
  #sending = $state.raw<Meant[]>([]);
  /** The seat whose view was requested. Updates for another seat are not for the current viewer. */
  #wanted: number | null = null;

  constructor(readonly keys: string[]) {
    this.#connection = new Connection(keys, {
      // 0 requests the whole story, which is needed after a reload, too.
      last: () => this.#last ?? 0,
      online: (now) => {
        if (this.status !== 'refused') this.status = now ? 'on' : this.#last === null ? 'connecting' : 'off';
      },
      message: (message) => this.#hear(message),
    });
  }

  close(): void {
    clearTimeout(this.#curtainTimer);
    clearTimeout(this.#hideTimer);
    this.#connection.close();
  }

  get shared(): boolean {
    return this.own.length > 1;
  }
  get looking(): number | null {
    return this.update?.looking ?? null;
  }
  get started(): boolean {
    return this.table?.started === true && this.hasView;
  }
  /** False before the deal, and briefly between two players' views. */
  get hasView(): boolean {
    return this.update !== null && (Object.keys(this.update.view).length > 0 || this.update.words !== null);
  }
  get over(): boolean {
    return this.update?.outcome != null || this.table?.ended === true;
  }
  /** Whether a move is waiting for its answer. */
  get sending(): boolean {
    return this.#sending.length > 0;
  }
  get canUndo(): boolean {
    return this.undoable !== null && this.undoable === this.update?.number && !this.over && this.own.length > 0;
  }
  /** The seat that speaks for this device in questions about the whole table. */
  get spokesperson(): number | null {
    return this.looking ?? this.#lastPlayed ?? this.own[0] ?? null;
  }
  /** Whether no other person is present, for whom the pace might be too fast. */
  get alone(): boolean {
    const seats = this.table?.seats ?? [];
    const people = seats.filter((seat) => seat.kind === 'person' && seat.present && !seat.stand_in);
    const bots = seats.some((seat) => seat.kind === 'bot' || seat.stand_in);
    return bots && this.own.length > 0 && people.every((seat) => this.own.includes(seat.seat));
  }
  /** Whether no other person has a seat here, present or not: only then are there hints. */
  get onlyPerson(): boolean {
    const people = (this.table?.seats ?? []).filter((seat) => seat.kind === 'person');
    return people.length === 1 && people.every((seat) => this.own.includes(seat.seat));
  }
  /** Whether only bots have to act, and no reaction window is open. */
  get canHurry(): boolean {
    const awaited = this.update?.awaited ?? [];
    const bot = (seat: number) => this.table?.seats[seat]?.kind === 'bot' || this.table?.seats[seat]?.stand_in === true;
    return this.alone && !this.over && awaited.length > 0 && awaited.every(bot) && this.update?.window_ms == null;
  }

  // -- the user's actions -----------------------------------------------------------------------------------------

  ask(request: Asked): Promise<Answer | null> {
    return this.#connection.ask(request);
  }

  /** Sends a request and reports a refusal to the user. */
  async wish(request: Asked): Promise<boolean> {
    const answer = await this.ask(request);
    this.#complain(answer);
    return answer?.t === 'ack';
  }

  #complain(answer: Answer | null): void {
    if (answer === null) house.notice = house.complaint('offline', {});
    else if (answer.t === 'trouble') house.notice = house.complaint(answer.key, answer.args);
  }

  /** Lets the next bot act at once. Requests are throttled. */
  hurry(): boolean {
    if (!this.canHurry || this.#hurrying) return false;
    this.#hurrying = true;
    const answered = this.ask({ t: 'hurry' });
    const breath = new Promise((done) => setTimeout(done, HURRY_AGAIN));
    void Promise.all([answered, breath]).then(() => (this.#hurrying = false));
    return true;
  }

  choosePace(pace: Pace): void {
    rememberPace(pace);
    void this.wish({ t: 'pace', pace });
  }

  async play(move: Meant): Promise<boolean> {
    const seat = this.looking;
    // A second tap must not make a second move. But in a race, a snap does not wait until the previous draw is
    // confirmed.
    const racing = this.update?.window_ms != null && !this.#sending.includes(move);
    if (seat === null || (this.#sending.length > 0 && !racing) || this.#hideTimer) return false;
    this.#sending = [...this.#sending, move];
    this.#puzzled = null;
    this.#lastPlayed = seat;
    const answer = await this.ask({ t: 'play', seat, move, at: this.#last });
    const done = answer?.t === 'ack';
    this.#sending = this.#sending.filter((sent) => sent !== move);
    if (answer?.t === 'trouble' && answer.reason) this.onrefused([answer.reason], answer.clause, [move]);
    else if (!(answer?.t === 'trouble' && answer.key === 'too-late' && this.tellsLate)) this.#complain(answer);
    // Declining in a reaction window leaves no trace at the table: the answer is the only sign that it arrived.
    if (done && this.shared && this.looking === seat) this.#settle(true);
    return done;
  }

  /**
   * Asks why none of these moves is legal; the answer arrives like a refusal. While one question is on its way, only
   * the latest tap is kept: a slow answer must not be followed by one for each tap. If the viewer's turn has begun since
   * the tap, its answer is outdated and dropped: it would interrupt the announcement of the turn.
   */
  async why(moves: Meant[]): Promise<void> {
    const seat = this.looking;
    if (seat === null) return;
    this.#puzzled = { seat, moves, idle: !this.update?.moves.length };
    if (this.#asking) return;
    this.#asking = true;
    for (let tap; (tap = this.#puzzled);) {
      this.#puzzled = null;
      const { seat, moves, idle } = tap;
      const outdated = () => seat !== this.looking || (idle && !!this.update?.moves.length);
      if (outdated()) continue;
      const answer = await this.ask({ t: 'why', seat, moves });
      if (answer?.t === 'because' && !outdated()) this.onrefused(answer.reasons, answer.clause, moves);
    }
    this.#asking = false;
  }

  /** Returns the advice for the viewer, or null. */
  async hint(): Promise<Advice | null> {
    const seat = this.looking;
    const answer = seat === null ? null : await this.ask({ t: 'hint', seat });
    return answer?.t === 'advice' && answer.move !== null ? answer : null;
  }

  /** Opens the curtain for the next player, who has tapped it. */
  async openCurtain(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    this.#wanted = seat;
    await this.wish({ t: 'look', seat });
  }

  // -- the server's messages --------------------------------------------------------------------------------------

  #hear(message: Message): void {
    if (message.t === 'welcome') this.#welcome(message);
    else if (message.t === 'update') this.#take(message);
    else if (message.t === 'seated') this.#moveOn(message.seats);
    else if (message.t === 'undoable') this.undoable = message.number;
    else if (message.t === 'shown') this.onshown(message);
    else if (message.t === 'table') {
      this.table = message.table;
      this.#arrange();
    } else if (message.t === 'trouble' && message.fatal && message.key !== 'flood') {
      this.refused = message;
      this.status = 'refused';
    }
  }

  #welcome(welcome: Welcome): void {
    const first = this.#last === null;
    this.own = welcome.seats;
    this.table = welcome.table;
    this.#answered.clear();
    clearTimeout(this.#hideTimer);
    this.#hideTimer = undefined;
    this.#wanted = null;
    this.curtain = null;
    const lines = this.#lines(welcome.update.events);
    this.story = first ? lines : [...this.story, ...lines];
    // A new deal is read out; after a reload in the middle of a game nothing is repeated.
    if (lines.length && (!first || lines.length <= A_DEAL)) this.onheard({ lines, missed: !first, update: welcome.update });
    this.#show({ ...welcome.update, events: [] });
    this.#keep();
    if (!hasBoard(welcome.table.game)) void this.ask({ t: 'words' });
  }

  /** Drops the state stored by seat, which belongs to another player after a swap of seats. */
  #moveOn(seats: number[]): void {
    this.own = seats;
    this.#wanted = null;
    this.#lastPlayed = null;
    this.#swapped = true;
  }

  #take(told: Update): void {
    const update = this.shared && told.looking !== null && told.looking !== this.#wanted ? this.#public(told) : told;
    const before = this.update;
    const moved = update.number !== this.#last;
    if (moved && (update.events.length > 0 || update.fresh || String(update.awaited) !== String(before?.awaited)))
      this.#answered.clear();
    const lines = [...update.stumbled.map((seat) => houseLine('web-story-stumbled', seat)), ...this.#lines(update.events)];
    if (update.outcome?.ended && !before?.outcome) lines.push(houseLine('web-ended'));
    if (update.fresh && moved && before?.outcome && !update.outcome) {
      this.story = [houseLine(this.#swapped ? 'web-story-swapped' : 'web-story-rematch'), ...lines];
      this.#swapped = false;
      this.onheard({ lines: this.story, missed: false });
    } else if (update.fresh && moved && !lines.length && before && this.story.length) {
      const line = houseLine('web-story-undone');
      this.story = [...this.story, line];
      this.onheard({ lines: [line], missed: false });
    } else if (lines.length) {
      this.story = [...this.story, ...lines];
      const stumbled = lines.slice(0, update.stumbled.length);
      this.onheard({ lines: [...stumbled, ...update.events.map(lineOf)], missed: false, update });
    }
    this.#show(update);
    if (update.outcome && !update.outcome.ended && !before?.outcome && !update.fresh) this.onwon();
    if (update.outcome || before?.outcome) this.#keep();
  }

  #public(update: Update): Update {
    return { ...update, looking: null, view: {}, words: null, moves: [], events: this.#withoutSecrets(update.events) };
  }

  /** Returns the story lines of these events; on a shared device they hold only public information. */
  #lines(events: Update['events']): Line[] {
    return (this.shared ? this.#withoutSecrets(events) : events).map(lineOf);
  }

  /** Returns the public parts of the events; none while the game's list of secrets is not loaded. */
  #withoutSecrets(events: Phrase[]): Phrase[] {
    const secrets = house.game(this.table?.game ?? '')?.secrets;
    return secrets ? events.map((event) => publicly(event, secrets)) : [];
  }

  #show(update: Update): void {
    this.#last = update.number;
    this.update = update;
    this.news = { number: update.number, events: update.fresh ? [] : update.events };
    this.reaction =
      update.window_ms !== null && update.remaining_ms !== null
        ? { total: update.window_ms, end: performance.now() + update.remaining_ms }
        : null;
    if (update.looking === this.curtain) this.curtain = null;
    if (this.shared && update.looking !== null) this.#settle(false);
    this.#arrange();
  }

  // -- one device, several players --------------------------------------------------------------------------------

  /** Closes the curtain as soon as the viewer has nothing left to do. */
  #settle(done: boolean): void {
    const update = this.update;
    const seat = this.looking;
    if (!update || seat === null) return;
    const asked = update.awaited.includes(seat);
    if (asked && !done && update.moves.length) return;
    if (asked && !done) this.#answered.add(seat);
    if (asked && done && update.moves.length) {
      // No update with new moves has arrived, which happens only after declining in a reaction window.
      if (!update.window_ms) return;
      this.#answered.add(seat);
    }
    if (this.#open) {
      this.#wanted = null;
      void this.ask({ t: 'look', seat: null });
    } else if (update.window_ms) this.#hide(update);
    else this.#hideTimer ??= setTimeout(() => this.update && this.#hide(this.update), LAST_GLANCE);
  }

  #hide(update: Update): void {
    clearTimeout(this.#hideTimer);
    this.#hideTimer = undefined;
    this.update = { ...update, looking: null, view: {}, words: null, moves: [], events: [] };
    this.news = { number: update.number, events: [] };
    this.#wanted = null;
    this.onhide();
    void this.ask({ t: 'look', seat: null });
  }

  /** Chooses who takes the device next, by seat number, so that the order reveals nothing about hands. */
  #arrange(): void {
    clearTimeout(this.#curtainTimer);
    const update = this.update;
    if (!this.shared || !this.started || !update || update.looking !== null || update.outcome) {
      if (update?.outcome) this.curtain = null;
      return;
    }
    const next = update.awaited.find(
      (seat) => this.own.includes(seat) && !this.#answered.has(seat) && !this.table?.seats[seat]?.stand_in,
    );
    if (next === undefined) this.curtain = null;
    else if (this.#open) {
      this.#wanted = next;
      void this.wish({ t: 'look', seat: next });
    } else if (this.curtain === null && this.story.length)
      this.#curtainTimer = setTimeout(() => (this.curtain = next), update.window_ms ? LOOK_AROUND / 3 : LOOK_AROUND);
    else this.curtain = next;
  }

  #keep(): void {
    const table = this.table;
    // A lesson is not resumed: it starts again. In a classroom nothing is kept on the device, and the room leads back.
    if (!table || this.update?.lesson || readRoute().at === 'class') return;
    rememberTable({
      keys: this.keys,
      watching: !this.own.length,
      game: table.game,
      names: table.seats.map((seat) => seat.name),
      own: this.own,
      at: Date.now(),
      over: this.over,
      joinKey: table.join_key ?? undefined,
    });
  }
}
