// This device as a guest: requests to a table on another device go to that device.
import { mount } from 'svelte';
import { pageName, Problem } from '../../house/asking';
import { house, text } from '../../house/house.svelte';
import { type Line, reach, reachBy } from '../../house/reach';
import type { Refused } from '../../protocol';
import { WorkerLine } from '../engine.svelte';
import type { FromEngine, ToEngine } from '../wire';
import { Bond } from './bond';
import { packAnswer, readInvitation } from './codes';
import { Link, type Network } from './link';
import type { Reply, Step } from './moving';
import VisitNote from './VisitNote.svelte';
import { farTables, network, ownReach, rememberFar, site, tableOf } from './own';

/** In characters: the host's answers may hold a whole story or a recording. */
export const LONGEST_ANSWER = 2_000_000;
/** Milliseconds of searching before the page says that nobody answers, and that a request may wait. */
const LOOKING_MS = 12_000;
const WAIT_MS = 15_000;
/** Milliseconds of waiting for the lock after which another window counts as being at the table. */
const ELSEWHERE_MS = 1000;

type FromHost = FromEngine | { t: 'hello'; name: string; waits?: boolean } | ({ t: 'move'; id: number } & Step);

export class Visit {
  state = $state<'looking' | 'on' | 'lost' | 'elsewhere'>('looking');
  /** Who holds the table. */
  host = $state('');
  /** The device that would take the table: a question to the person here. */
  wish = $state<{ id: number; to: string; you: boolean } | null>(null);
  /** What the person here has agreed to: that the table moves, and whether it may move to this device. */
  agreed: 'no' | 'away' | 'here' = 'no';
  #bond: Bond;
  #device: string;
  #release: () => void = () => undefined;
  #lines = new Map<string, WorkerLine>();
  #asked = new Map<number, { message: ToEngine; resolve: (answer: Response) => void; reject: (why: Problem) => void }>();
  #count = 0;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    ways: Network,
    /** The table is not there yet: it is about to move to that device. */
    private waits = false,
  ) {
    const far = farTables()[table];
    this.host = far?.host ?? '';
    this.#device = far?.device ?? pageName();
    this.#bond = new Bond(ways, LONGEST_ANSWER, true, waits ? null : far?.door);
    this.#bond.onlink = () => this.#begin();
    this.#bond.onlost = () => this.#lose();
    this.#bond.onmessage = (message) => this.#hear(message as FromHost);
    this.#bond.ondoor = () => this.#keep();
  }

  meet(link: Link): void {
    this.#bond.adopt(link, true);
  }

  /**
   * Stays connected to the host, and reconnects when the connection is lost. Only one window of this browser does so;
   * the others wait until it is closed.
   */
  hold(): void {
    if (!this.#bond.on) this.#wait();
    const knock = () => {
      if (!document.hidden) this.#bond.knock();
    };
    const begin = () => {
      addEventListener('online', knock);
      document.addEventListener('visibilitychange', knock);
      knock();
      return new Promise<void>((release) => (this.#release = release));
    };
    if (!navigator.locks) return void begin();
    const elsewhere = setTimeout(() => this.state === 'looking' && (this.state = 'elsewhere'), ELSEWHERE_MS);
    void navigator.locks.request(`spielkiste-visit-${this.table}`, () => {
      clearTimeout(elsewhere);
      if (this.state === 'elsewhere') this.#wait();
      return begin();
    });
  }

  ask(path: string, body: string): Promise<Response> {
    const id = ++this.#count;
    const message: ToEngine = { t: 'ask', id, path, body };
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { message, resolve, reject });
      this.#bond.tell(message);
      setTimeout(() => {
        if (this.#asked.delete(id)) reject(new Problem('offline', {}, ''));
      }, WAIT_MS);
    });
  }

  line(): Line {
    const line = new WorkerLine((message) => this.#bond.tell(message), String(++this.#count));
    this.#lines.set(line.name, line);
    return line;
  }

  /** The table is there now. */
  arrive(): void {
    this.waits = false;
    this.#keep();
    this.hold();
  }

  reply(id: number, reply: Reply): void {
    this.#bond.tell({ t: 'move', id, ...reply });
  }

  /** Leaves the device with the table. What the page says next goes where the table is then. */
  end(): void {
    this.#bond.end();
    this.#release();
    clearTimeout(this.#late);
    this.#hangUp();
  }

  #begin(): void {
    clearTimeout(this.#late);
    this.state = 'on';
    this.#keep();
    this.#bond.tell({ t: 'hi', device: this.#device });
    for (const [name, line] of this.#lines)
      if (line.readyState === WebSocket.CONNECTING) this.#bond.tell({ t: 'open', line: name });
    for (const { message } of this.#asked.values()) this.#bond.tell(message);
  }

  #lose(): void {
    this.#wait();
    this.#hangUp();
    this.#bond.knock();
  }

  #hangUp(): void {
    for (const line of this.#lines.values()) line.hear('closed', 1006);
    this.#lines.clear();
  }

  #wait(): void {
    clearTimeout(this.#late);
    this.state = 'looking';
    this.#late = setTimeout(() => this.state === 'looking' && (this.state = 'lost'), LOOKING_MS);
  }

  #keep(): void {
    if (!this.waits) rememberFar(this.table, { host: this.host, device: this.#device, door: this.#bond.door, at: Date.now() });
  }

  #hear(said: FromHost): void {
    if (said.t === 'hello') {
      this.host = String(said.name).slice(0, 40);
      if (this.waits && !said.waits) {
        visits.moveOn(this.table);
        house.notice = text('web-friends-moved', { name: this.host });
      }
      this.#keep();
    } else if (said.t === 'move') {
      void import('./moving').then(({ answerStep }) => answerStep(this, said.id, said));
    } else if (said.t === 'answer') {
      const asked = this.#asked.get(said.id);
      this.#asked.delete(said.id);
      if (!said.text.startsWith('!')) return asked?.resolve(new Response(said.text));
      const { key, args, sentence } = JSON.parse(said.text.slice(1)) as Refused;
      asked?.reject(new Problem(key, args, sentence));
    } else if (said.t === 'line') {
      this.#lines.get(said.line)?.hear(said.what, said.value);
      if (said.what === 'closed') this.#lines.delete(said.line);
    }
  }
}

export class Visits {
  all = $state.raw<Visit[]>([]);
  /** By table that is about to move: the visit at the device that it moves to. */
  #next = new Map<string, Visit>();
  #ways: Network | null = null;

  /** Routes requests about far tables to their devices; all others go to this device's engine. */
  async begin(): Promise<void> {
    if (this.#ways) return;
    this.#ways = await network();
    const home = ownReach();
    mount(VisitNote, { target: document.body });
    reachBy({
      ...reach(),
      ask: (path, init) => {
        const visit = path.startsWith('api/') && init?.body ? this.#at(String(init.body)) : undefined;
        if (path === 'api/drop' && visit) {
          this.forget(visit);
          return Promise.resolve(new Response('{}'));
        }
        return visit && FAR.includes(path) ? visit.ask(path, String(init?.body)) : home.ask(path, init);
      },
      line: (table) => (table ? this.find(table)?.line() : undefined) ?? home.line(table),
    });
  }

  /** Returns the visit at a table, if the table is on another device. */
  find(table: string): Visit | undefined {
    const found = this.all.find((visit) => visit.table === table);
    if (found || !farTables()[table]) return found;
    return this.#add(table);
  }

  /** Returns the visit at a table to which this device has just been invited. */
  arrive(table: string): Visit {
    return this.all.find((visit) => visit.table === table) ?? this.#add(table);
  }

  /** Answers the invitation of the device that a table is about to move to. */
  async meetNext(table: string, code: string): Promise<string> {
    await this.begin();
    const { version } = site();
    const { joinKey, ticket, contact } = readInvitation(code, version);
    if (tableOf(joinKey) !== table) throw new Error(table);
    const link = new Link(await network(), LONGEST_ANSWER);
    const next = new Visit(table, await network(), true);
    link.onopen = () => next.meet(link);
    this.#next.set(table, next);
    return packAnswer({ version, ticket, contact: await link.answer(contact) });
  }

  /** The table has moved. */
  moveOn(table: string): void {
    const next = this.#next.get(table);
    if (!next) return;
    this.#next.delete(table);
    const former = this.all.find((visit) => visit.table === table);
    this.all = [...this.all.filter((visit) => visit !== former), next];
    former?.end();
    next.arrive();
  }

  /** The table does not move after all. */
  stay(table: string): void {
    this.#next.get(table)?.end();
    this.#next.delete(table);
  }

  /** The table is not on another device any more. */
  forget(visit: Visit): void {
    this.all = this.all.filter((other) => other !== visit);
    rememberFar(visit.table, null);
    visit.end();
  }

  #add(table: string): Visit {
    const visit = new Visit(table, this.#ways ?? { certificates: [], iceServers: [] });
    this.all = [...this.all, visit];
    visit.hold();
    return visit;
  }

  #at(body: string): Visit | undefined {
    const { key, join_key } = (body.startsWith('{') ? JSON.parse(body) : {}) as { key?: string; join_key?: string };
    return this.find(tableOf(join_key ?? key));
  }
}

/** The paths that are requested from the device with the table. */
const FAR = ['api/invitation', 'api/join', 'api/replay'];

export const visits = new Visits();
