// A line to a classroom that does not give up: the teacher's, or a child's. Whatever a teacher asks for is the same when it is
// asked twice, so what was not answered is simply asked again when the line is back.
import { type Line, reach } from '../house/reach';
import type { ClassLearner, ClassMessage, ClassPlace, ClassRequest, ClassRoom, Trouble } from '../protocol';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Close codes with which the server says: not again with the same words. */
const FINAL = [4000, 4004];

export type Wish = ClassRequest extends infer R ? (R extends { t: string } ? Omit<R, 'id'> & { t: R['t'] } : never) : never;

interface Open {
  wish: Wish;
  resolve: (trouble: Trouble | null) => void;
}

export class ClassLine {
  room = $state.raw<ClassRoom | null>(null);
  place = $state.raw<ClassPlace | null>(null);
  /** What everybody has shown they know, when it was last asked for. */
  learnt = $state.raw<ClassLearner[]>([]);
  online = $state(true);
  /** Why there is nothing to come back to. */
  refused = $state.raw<Trouble | null>(null);
  #socket: Line | undefined;
  #open = new Map<number, Open>();
  #id = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly key: string) {
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    for (const { resolve } of this.#open.values()) resolve(null);
    this.#open.clear();
  }

  /** Resolves when it is done: with nothing, or with what stood in the way. */
  ask(wish: Wish): Promise<Trouble | null> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#open.set(id, { wish, resolve });
      if (this.online) this.#socket?.send(JSON.stringify({ ...wish, id }));
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = reach().line();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', keys: [this.key] }));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ClassMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = undefined;
      this.online = false;
      if (FINAL.includes(event.code)) this.close();
      else this.#later();
    };
  }

  #hear(message: ClassMessage): void {
    if (message.t === 'class_room' || message.t === 'class_place') {
      const back = !this.online || (!this.room && !this.place);
      if (message.t === 'class_room') this.room = message;
      else this.place = message;
      this.online = true;
      this.#wait = FIRST_WAIT;
      if (back) for (const [id, { wish }] of this.#open) this.#socket?.send(JSON.stringify({ ...wish, id }));
    } else if (message.t === 'class_learnt') this.learnt = message.children;
    else if (this.#open.has(message.id)) {
      this.#open.get(message.id)?.resolve(message.t === 'trouble' ? message : null);
      this.#open.delete(message.id);
    } else if (message.t === 'trouble' && message.fatal) this.refused = message;
  }

  #later(): void {
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  // The network is back, or somebody looks at the page again: no reason to sit out the wait.
  #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}
