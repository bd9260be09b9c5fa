// Components never hold words. They get a function that turns a message id into the reader's language.
// Phrases of a game (events, refusals, moves) carry seats and cards instead of words; `tell` puts the words in,
// by the same rules as spielkiste/texts.py does for the other faces.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { BORROWED, type Phrase } from '../protocol';

export type Args = Record<string, FluentVariable>;
export type Text = (id: string, args?: Args) => string;

/** Who sits where, and from whose chair the text is read (null: a spectator). */
export interface Seating {
  names: string[];
  you: number | null;
  /** In teams there are fewer sides than seats; seat s belongs to side s modulo this. */
  sides: number;
}

export class Words {
  readonly locale: string;
  /** The reader's language, then English, which counts in its own way, for what nobody has translated. */
  #speakers: FluentBundle[];

  constructor(locale: string, sources: string[]) {
    this.locale = locale;
    // Isolation marks around arguments would be read out by some screen readers.
    this.#speakers = [locale, 'en'].map((tongue) => new FluentBundle(tongue, { useIsolating: false }));
    for (const source of sources)
      source.split(BORROWED).forEach((part, at) => this.#speakers[at]?.addResource(new FluentResource(part)));
  }

  #speaker(id: string): FluentBundle | undefined {
    return this.#speakers.find((speaker) => speaker.hasMessage(id));
  }

  has(id: string): boolean {
    return this.#speaker(id) !== undefined;
  }

  /** A missing message shows its id: ugly enough to be noticed. */
  say: Text = (id, args) => {
    const speaker = this.#speaker(id);
    const message = speaker?.getMessage(id);
    return speaker && message?.value ? speaker.formatPattern(message.value, args ?? null, []) : id;
  };

  listed(names: string[]): string {
    const last = names[names.length - 1] ?? '';
    return names.length < 2 ? last : this.say('house-list', { most: names.slice(0, -1).join(', '), last });
  }

  /** A phrase of a game; `meanings` is GameInfo.arguments. */
  tell(phrase: Phrase, meanings: Record<string, string>, seating: Seating): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(phrase.args)) {
      const meaning = meanings[name] ?? 'text';
      if (meaning === 'seat' || meaning === 'side' || meaning === 'seats') {
        const chosen = seatsMeant(meaning, value, seating);
        args[name] = this.listed(chosen.map((seat) => seating.names[seat] ?? ''));
        args[`${name}_you`] = seating.you !== null && chosen.includes(seating.you) ? 'yes' : 'no';
        args[`${name}_count`] = chosen.length;
      } else if (meaning === 'number') {
        // "1000 km", not "1,000 km"; sums of money keep their separators.
        args[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : String(value);
      } else if (meaning === 'money' || meaning === 'text') {
        args[name] = typeof value === 'number' ? value : String(value);
      } else if (Array.isArray(value)) {
        args[name] = value.map((item) => this.say(`${meaning}-${item}`)).join(', ');
      } else {
        args[name] = this.say(`${meaning}-${value}`);
        for (const [form, words] of this.#forms(`${meaning}-${value}`)) args[`${name}_${form}`] = words;
      }
    }
    return this.say(phrase.key, args);
  }

  /** The attributes of a text: the same thing as other parts of a sentence want it. */
  #forms(id: string): [string, string][] {
    const speaker = this.#speaker(id);
    const attributes = Object.entries(speaker?.getMessage(id)?.attributes ?? {});
    return attributes.map(([form, pattern]) => [form, speaker?.formatPattern(pattern) ?? '']);
  }
}

/** Return the event without its secrets, as everyone may know it; `secrets` is GameInfo.secrets. */
export function publicly(event: Phrase, secrets: Record<string, string[]>): Phrase {
  const hidden = secrets[event.key];
  if (!hidden) return event;
  const open = Object.entries(event.args).filter(([name]) => !hidden.includes(name));
  return { key: `${event.key}-unseen`, args: Object.fromEntries(open) };
}

function seatsMeant(meaning: string, value: unknown, seating: Seating): number[] {
  if (Array.isArray(value)) return value as number[];
  if (meaning !== 'side') return [value as number];
  return seating.names.map((_, seat) => seat).filter((seat) => seat % seating.sides === value);
}
