// The connection of a teacher or a child to a classroom. A teacher's requests are idempotent.
import { Reconnecting } from '../house/reconnecting';
import type { Ack, ClassLearner, ClassMessage, ClassPlace, ClassRequest, ClassRoom, Trouble } from '../protocol';

export type Wish = ClassRequest extends infer R ? (R extends { t: string } ? Omit<R, 'id'> & { t: R['t'] } : never) : never;

export class ClassLine {
  room = $state.raw<ClassRoom | null>(null);
  place = $state.raw<ClassPlace | null>(null);
  /** What each child knows, as of the last request. */
  learnt = $state.raw<ClassLearner[]>([]);
  online = $state(true);
  /** Why reconnecting is pointless. */
  refused = $state.raw<Trouble | null>(null);
  #line: Reconnecting<Wish, Ack | Trouble, ClassMessage>;

  constructor(readonly key: string) {
    this.#line = new Reconnecting({
      hello: () => ({ t: 'hello', keys: [this.key] }),
      hear: (message) => this.#hear(message),
      lost: () => (this.online = false),
    });
  }

  close(): void {
    this.#line.close();
  }

  /** Sends a request; resolves to null when it is done, or to the reason for a failure. */
  async ask(wish: Wish): Promise<Trouble | null> {
    const answer = await this.#line.ask(wish);
    return answer?.t === 'trouble' ? answer : null;
  }

  #hear(message: ClassMessage): void {
    if (message.t === 'class_room' || message.t === 'class_place') {
      if (message.t === 'class_room') this.room = message;
      else this.place = message;
      this.online = true;
      this.#line.welcomed();
    } else if (message.t === 'class_learnt') this.learnt = message.children;
    else if (!this.#line.settle(message.id, message) && message.t === 'trouble' && message.fatal) this.refused = message;
  }
}
