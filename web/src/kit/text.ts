// Components hold no words; they get a function that turns a message id into the reader's language. A game's phrases
// (events, refusals, moves) carry seats and cards instead of words. `tell` fills in the words by the same rules as
// spielkiste/texts.py.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { BORROWED, type Phrase } from '../protocol';
import type { TextKey } from '../texts';
import { smooth } from './sounds';

export type Args = Record<string, FluentVariable>;
/** A key that exists. For a template such as `km-card-${kind}`, the literal part must be the start of a key. */
type Known<Key extends string> = Key extends TextKey | ''
  ? Key
  : string extends Key
    ? 'this key is unknown here: use `said`'
    : Extract<TextKey, Key> extends never
      ? 'no text has this key'
      : Key;
export type Text = <Key extends string>(id: Known<Key>, args?: Args) => string;

/** Returns words with a capital first letter: texts that also occur within sentences start in lower case. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The players' names by seat, and the reader's seat (null: a spectator). */
export interface Seating {
  names: string[];
  you: number | null;
  /** The number of sides; fewer than seats in team games. Seat s belongs to side s modulo this. */
  sides: number;
}

export class Words {
  readonly locale: string;
  /** The reader's language, then English with its own plural rules for untranslated messages. */
  #speakers: FluentBundle[];

  constructor(locale: string, sources: string[]) {
    this.locale = locale;
    // Some screen readers would read out isolation marks around arguments.
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

  /** Returns a message in words; a missing one shows its id, so that it gets noticed. */
  say(id: string, args?: Args): string {
    const speaker = this.#speaker(id);
    const message = speaker?.getMessage(id);
    if (!speaker || !message?.value) return id;
    const tongue = speaker === this.#speakers[0] ? this.locale : 'en';
    return smooth(tongue, speaker.formatPattern(message.value, args ?? null, []));
  }

  listed(names: string[]): string {
    const last = names[names.length - 1] ?? '';
    return names.length < 2 ? last : this.say('house-list', { most: names.slice(0, -1).join(', '), last });
  }

  /** Returns a game's phrase in words; `meanings` is GameInfo.arguments. */
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
        // "1000 km", not "1,000 km"; money keeps its separators. A screen reader says a minus sign, but no hyphen.
        args[name] =
          typeof value === 'number' && value >= 0
            ? new FluentNumber(value, { useGrouping: false })
            : String(value).replace(/^-/, '−');
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

  /** Returns a message's attributes: its other grammatical forms. */
  #forms(id: string): [string, string][] {
    const speaker = this.#speaker(id);
    const attributes = Object.entries(speaker?.getMessage(id)?.attributes ?? {});
    return attributes.map(([form, pattern]) => [form, speaker?.formatPattern(pattern) ?? '']);
  }
}

/** Returns the public part of an event, without its secrets; `secrets` is GameInfo.secrets. */
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
