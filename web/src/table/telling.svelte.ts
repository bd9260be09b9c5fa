// Puts the events at this table into words: for the story, the seats and the voice.
import type { Act, Acts, GameFace, Shown } from '../games/face';
import { house, tell, text } from '../house/house.svelte';
import { capital } from '../kit/text';
import type { GameInfo, Phrase } from '../protocol';
import { nameOf } from './people';
import { shownBy } from './pictures';
import type { Session } from './session.svelte';
import { actorOf, lastActs, type Line } from './story';

/** The maximum number of lines a board may show beside itself. */
const RECENT = 6;

interface Around {
  game: () => GameInfo | undefined;
  face: () => GameFace | null;
}

export class Telling {
  readonly names = $derived.by(() => (this.session.table?.seats ?? []).map(nameOf));
  /** On a shared device "you" would change its meaning with every line. */
  readonly reader = $derived.by(() => (this.session.own.length === 1 ? (this.session.own[0] ?? null) : null));
  readonly recent = $derived.by(() =>
    this.session.story.slice(-RECENT).map((line) => ({
      id: line.id,
      text: this.#line(line, line.phrase, this.reader),
      seat: line.phrase && actorOf(line.phrase, this.around.face()),
    })),
  );
  readonly acts = $derived.by((): Acts => {
    const found = [...lastActs(this.session.story, this.around.face())];
    return Object.fromEntries(found.map(([seat, phrase], age) => [seat, this.#act(phrase, age)]));
  });

  constructor(
    private session: Session,
    private around: Around,
  ) {}

  /** Returns a game's phrase as seen from a seat. */
  say = (phrase: Phrase, you: number | null): string => {
    const game = this.around.game();
    const sides = this.session.table?.sides ?? this.names.length;
    return game ? tell(phrase, game, { names: this.names, you, sides }) : '';
  };

  /** Returns a phrase that lists seats; the only player here is called "you". */
  about = (phrase: Phrase): string => {
    const game = this.around.game();
    const names = this.names.map((name, seat) => (seat === this.reader ? text('web-you') : name));
    return game ? tell(phrase, game, { names, you: this.reader, sides: this.session.table?.sides ?? names.length }) : '';
  };

  /** Returns a line of the story as listeners hear it; '' for an event that their game does not announce. */
  words = (line: Line, you: number | null): string => {
    const view = this.session.update?.view ?? {};
    const tells = Object.keys(view).length > 0 && this.around.face()?.heard;
    const heard = line.phrase && tells ? tells(line.phrase, view as never, this.session.own) : line.phrase;
    return heard === null ? '' : this.#line(line, heard, you);
  };

  /** Returns a line of the story as seen from a seat. */
  #line(line: Line, phrase: Phrase | undefined, you: number | null): string {
    if (phrase) return this.say(phrase, you);
    return line.house ? text(line.house, { name: this.names[line.seat ?? -1] ?? '' }) : '';
  }

  /** Returns the picture for a phrase about these moves (in notation); `refused`: the moves are illegal. */
  picture = (phrase: Phrase, meant: string[], refused = false): Shown | null => {
    const [game, face] = [this.around.game(), this.around.face()];
    return face && game ? shownBy(face, game.arguments, phrase, meant, this.session.update?.view, refused) : null;
  };

  /** Returns an action for the slip beside a name. An event may have a shorter text without the name. */
  #act(phrase: Phrase, age: number): Act {
    const short = { ...phrase, key: `${phrase.key.replace(/-unseen$/, '')}-act` };
    const words = this.say(house.words?.has(short.key) ? short : phrase, this.reader);
    return { phrase, age, words: capital(words) };
  }
}
