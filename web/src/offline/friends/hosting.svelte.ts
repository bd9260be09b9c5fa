// The guests at this device's tables: invitations without an answer yet, and connected devices.
import { pageName } from '../../house/asking';
import { calledHere } from '../../house/nickname';
import { addressOf } from '../../house/route';
import { recall, remember } from '../../kit/storage';
import type { ToEngine } from '../wire';
import { Bond } from './bond';
import { BadCode, type Fault, packInvitation, readAnswer, TICKET_BYTES, toHex } from './codes';
import { Gate, type Joined, LONGEST, Rate, type Seated } from './gate';
import { Link } from './link';
import type { Reply, Step } from './moving';
import { knownGuests, namesAt, network, ownReach, rememberGuest, site, tableOf } from './own';

const HOUR = 3600_000;
/** For how many milliseconds an invitation can be answered. */
const VALID_MS = HOUR;
/** For how many milliseconds a lost guest is still searched for after a reload. */
const GUEST_MS = 3 * HOUR;
/** Milliseconds that connecting may take. */
const CONNECTING_MS = 20_000;
/** Milliseconds after which the host knocks, too, in case the guest cannot find it. */
const PATIENCE_MS = 6000;
const MOST_WAITING = 8;
const MOST_GUESTS = 16;
/** Reconnections of a guest: a burst, then one in this many seconds. */
const RECONNECTIONS = 20;
const SECONDS_EACH = 5;
/** Milliseconds in which a guest goes to the device that the table has moved to. */
const LEAVING_MS = 10_000;
/** After this many milliseconds without a reply, no window is waiting for the answer. */
const NOBODY_MS = 2500;
const ANSWERS = 'spielkiste-answers';
const DEVICE = /^[\da-f]{24}$/;

type FromGuest = ToEngine | { t: 'hi'; device: string } | ({ t: 'move'; id: number } & Reply);

/**
 * Messages between the windows of one browser: an answer, that a window takes it, and the outcome. And for each guest
 * of a window who has no seat yet, the table; a new window asks the others for theirs.
 */
interface Told {
  answer?: string;
  to?: string;
  outcome?: Fault | '';
  window?: string;
  choosing?: string[];
  asks?: boolean;
}

export class Guest {
  on = $state(false);
  /** The seats that the device has at the table, and the names there, as this device's engine says. */
  #seated = $state.raw<Seated>({ seats: [], names: [] });
  joined: Joined = { client: '' };
  device = '';
  #leaving = false;
  #count = 0;
  #asked: { id: number; resolve: (reply: Reply) => void; reject: (why: Error) => void } | null = null;
  #gate: Gate | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly table: string,
    readonly bond: Bond,
    private gone: () => void,
  ) {
    const rate = new Rate();
    const links = new Rate(RECONNECTIONS, 1 / SECONDS_EACH);
    bond.allows = () => rate.allows();
    bond.onflood = () => this.letGo();
    bond.onlink = () => (links.allows() ? this.#begin() : this.letGo());
    bond.onlost = () => this.#lose();
    bond.onmessage = (message) => this.#hear(message as FromGuest);
    bond.ondoor = () => this.keep();
  }

  /** What the players at the device are called; empty if it only watches. */
  get name(): string {
    return namesAt(this.#seated.seats, this.#seated.names);
  }

  /** Whether the device has been invited and has neither a seat nor a view of the table. */
  get choosing(): boolean {
    return this.on && !this.#seated.names.length && !this.joined.client;
  }

  keep(): void {
    const { id, device, table, bond, joined } = this;
    // Until its table is here, a guest belongs to another device.
    if (device && bond.door && !hosting.expects(table))
      rememberGuest(id, { id, device, table, door: bond.door, at: Date.now(), joined });
  }

  /** Asks something of this device while a table moves. */
  ask(step: Step, ms: number): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      const id = ++this.#count;
      this.#asked = { id, resolve, reject };
      setTimeout(() => reject(new Error(step.step)), ms);
      if (!this.on) reject(new Error(step.step));
      this.bond.tell({ t: 'move', id, ...step });
    });
  }

  greet(): void {
    this.bond.tell({ t: 'hello', name: calledHere(), waits: hosting.expects(this.table) });
  }

  /** The table has moved: this device goes to the one that has it now. */
  leave(): void {
    if (!this.on) return this.letGo();
    this.#leaving = true;
    this.#timer = setTimeout(() => this.letGo(), LEAVING_MS);
  }

  /** Ends the connection for good: the device needs another invitation. */
  letGo(): void {
    clearTimeout(this.#timer);
    this.#gate?.close();
    this.on = false;
    this.#asked?.reject(new Error(this.id));
    this.bond.end();
    rememberGuest(this.id, null);
    this.gone();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#gate?.close();
    this.#gate = new Gate(
      ownReach(),
      (message) => this.bond.tell(message),
      () => this.letGo(),
      (seated) => {
        this.#seated = { ...seated };
        this.keep();
      },
      this.joined,
    );
    this.on = true;
    this.greet();
  }

  #lose(): void {
    this.#gate?.close();
    this.#gate = null;
    this.on = false;
    this.#asked?.reject(new Error(this.id));
    if (this.#leaving) return this.letGo();
    this.#timer = setTimeout(() => this.bond.knock(), PATIENCE_MS);
  }

  #hear(message: FromGuest): void {
    if (message.t === 'move') {
      // An answer may come too late.
      if (message.id === this.#asked?.id) this.#asked.resolve(message);
      return;
    }
    if (message.t !== 'hi') return this.#gate?.hear(message);
    if (!DEVICE.test(message.device)) return this.letGo();
    this.device = message.device;
    hosting.known(this);
    this.keep();
  }
}

interface Waiting {
  link: Link;
  until: number;
  table: string;
}

export class Hosting {
  guests = $state.raw<Guest[]>([]);
  /** The invitation that was accepted last. */
  followed = $state('');
  #waiting = new Map<string, Waiting>();
  /** Tables that are about to move here. */
  #expected = new Set<string>();
  #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(ANSWERS);
  #window = pageName();
  /** By other window of this browser: the tables of its guests who have no seat yet. */
  #others = $state.raw<Record<string, string[]>>({});
  #lock: WakeLockSentinel | null = null;
  /** Whether the screen stays on while others play here. */
  #awake = $state(recall('awake', true));

  constructor() {
    if (this.#channel)
      this.#channel.onmessage = ({ data: { answer, window, choosing, asks } }: MessageEvent<Told>) => {
        if (window && choosing) this.#others = { ...this.#others, [window]: choosing };
        if (asks) this.#tellChoosing();
        if (!answer || !this.awaits(answer)) return;
        const tell = (outcome?: Fault | '') => this.#tell({ to: answer, outcome });
        tell();
        this.take(answer).then(
          () => tell(''),
          (trouble: unknown) => tell(trouble instanceof BadCode ? trouble.fault : 'no-way'),
        );
      };
    document.addEventListener('visibilitychange', () => void this.#stayAwake());
    let asks = true;
    $effect.root(() => {
      $effect(() => {
        this.#tellChoosing(asks);
        asks = false;
      });
    });
    addEventListener('pagehide', () => this.#tell({ window: this.#window, choosing: [] }));
  }

  #tell(told: Told): void {
    this.#channel?.postMessage(told);
  }
  #tellChoosing(asks = false): void {
    this.#tell({ window: this.#window, choosing: this.#choosing, asks });
  }
  /** The tables of the guests here who have no seat yet. */
  get #choosing(): string[] {
    return this.guests.filter((guest) => guest.choosing).map((guest) => guest.table);
  }

  get count(): number {
    return this.guests.filter((guest) => guest.on).length;
  }
  get awake(): boolean {
    return this.#awake;
  }
  set awake(on: boolean) {
    this.#awake = on;
    remember('awake', on);
    void this.#stayAwake();
  }

  /** Returns an invitation for one device: its link, and the ticket that identifies it. */
  async invite(joinKey: string, near: boolean): Promise<{ link: string; code: string; ticket: string }> {
    const link = new Link(await network(), LONGEST);
    try {
      const contact = await link.offer();
      const ticket = toHex(crypto.getRandomValues(new Uint8Array(TICKET_BYTES)));
      const until = Date.now() + VALID_MS;
      const invitation = { version: site().version, until, ticket, joinKey, near, contact };
      this.#forget(MOST_WAITING - 1);
      this.#waiting.set(ticket, { link, until, table: tableOf(joinKey) });
      const code = packInvitation(invitation);
      return { link: addressOf(`meet=${code}`), code, ticket };
    } catch (trouble) {
      link.close();
      throw trouble;
    }
  }

  /** Returns whether this answer is for an invitation from this window. */
  awaits(pasted: string): boolean {
    try {
      return this.#waiting.has(readAnswer(pasted, site().version).ticket);
    } catch {
      return false;
    }
  }

  /** Connects to the device that sent this answer. */
  async take(pasted: string): Promise<void> {
    const { ticket, contact } = readAnswer(pasted, site().version);
    const waiting = this.#waiting.get(ticket);
    this.#waiting.delete(ticket);
    if (!waiting) throw new BadCode('unknown');
    const { link, until, table } = waiting;
    if (until < Date.now()) {
      link.close();
      throw new BadCode('old');
    }
    const bond = new Bond(await network(), LONGEST, false);
    await new Promise<void>((done, failed) => {
      const fail = () => {
        link.close();
        failed(new BadCode('no-way'));
      };
      link.onopen = () => {
        this.#add(ticket, table, bond);
        bond.adopt(link, false);
        this.#hold(ticket, () => undefined);
        this.followed = ticket;
        done();
      };
      link.onclose = fail;
      setTimeout(() => link.open || fail(), CONNECTING_MS);
      link.accept(contact).catch(fail);
    });
    void this.#stayAwake();
  }

  /** Reconnects to the guests from before this page was loaded. */
  async resume(): Promise<void> {
    for (const { id, device, table, door, at, joined } of knownGuests()) {
      if (at < Date.now() - GUEST_MS) {
        rememberGuest(id, null);
        continue;
      }
      const bond = new Bond(await network(), LONGEST, false, door);
      this.#hold(id, () => {
        const guest = this.#add(id, table, bond);
        guest.device = device;
        guest.joined.client = joined?.client ?? '';
        bond.knock();
      });
    }
  }

  /** A guest has identified its device: ends the device's older connections. */
  known(guest: Guest): void {
    for (const other of this.guests) if (other !== guest && other.device === guest.device) other.letGo();
  }

  /** The connected guests at a table. */
  at(table: string): Guest[] {
    return this.guests.filter((guest) => guest.on && guest.table === table);
  }

  /** How many guests at a table have no seat yet, in all windows of this browser. */
  choosing(table: string): number {
    return [this.#choosing, ...Object.values(this.#others)].flat().filter((one) => one === table).length;
  }

  /** A table is about to move here; its guests come first and wait for it. */
  expect(table: string): void {
    this.#expected.add(table);
  }
  expects(table: string): boolean {
    return this.#expected.has(table);
  }
  /** The table is here now. */
  here(table: string): void {
    this.#expected.delete(table);
    for (const guest of this.at(table)) {
      guest.keep();
      guest.greet();
    }
  }
  /** The table is on another device now: its guests go there. */
  leave(table: string): void {
    for (const guest of this.guests) if (guest.table === table) guest.leave();
  }
  /** The table does not come after all. */
  stay(table: string): void {
    if (this.#expected.delete(table)) for (const guest of this.guests) if (guest.table === table) guest.letGo();
  }

  /** Calls `begin` in the one window of this browser that has this guest: now, or when another window is closed. */
  #hold(id: string, begin: () => void): void {
    const hold = () => (begin(), new Promise<void>(() => undefined));
    if (navigator.locks) void navigator.locks.request(`spielkiste-guest-${id}`, hold);
    else void hold();
  }

  #add(id: string, table: string, bond: Bond): Guest {
    const guest: Guest = new Guest(id, table, bond, () => this.#drop(guest));
    while (this.guests.length >= MOST_GUESTS) (this.guests.find((other) => !other.on) ?? this.guests[0])?.letGo();
    this.guests = [...this.guests, guest];
    return guest;
  }

  #drop(guest: Guest): void {
    this.guests = this.guests.filter((other) => other !== guest);
    void this.#stayAwake();
  }

  /** Drops invitations that are too old, and the oldest ones if there are too many. */
  #forget(most: number): void {
    for (const [ticket, { link, until }] of this.#waiting)
      if (until < Date.now() || this.#waiting.size > most) {
        link.close();
        this.#waiting.delete(ticket);
      }
  }

  async #stayAwake(): Promise<void> {
    const wanted = this.#awake && this.guests.length > 0 && !document.hidden;
    if (!wanted) {
      await this.#lock?.release();
      this.#lock = null;
    } else if (!this.#lock || this.#lock.released)
      // Some browsers have no wake lock, and a low battery refuses it.
      this.#lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
  }
}

export const hosting = new Hosting();

/** Passes an answer to the window that waits for it. Returns '' once that is connected, else the fault. */
export async function passOn(answer: string): Promise<Fault | ''> {
  readAnswer(answer, site().version);
  if (hosting.awaits(answer)) return hosting.take(answer).then(() => '');
  if (typeof BroadcastChannel === 'undefined') return 'unknown';
  const channel = new BroadcastChannel(ANSWERS);
  const told = new Promise<Fault | ''>((resolve) => {
    const nobody = setTimeout(() => resolve('unknown'), NOBODY_MS);
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.to !== answer) return;
      clearTimeout(nobody);
      if (data.outcome !== undefined) resolve(data.outcome);
    };
  });
  channel.postMessage({ answer } satisfies Told);
  return told.finally(() => channel.close());
}
