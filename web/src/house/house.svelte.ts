// State of the whole page: language, games on the shelf, settings. A template that reads `text` follows the language,
// so switching it needs no reload.
import type { Component } from 'svelte';
import { aloud } from '../kit/aloud.svelte';
import { reachedAt } from './route';
import { type GameInfo, LANGUAGES, type Phrase, type Shelf } from '../protocol';
import { type Args, type Seating, type Text, Words } from '../kit/text';
import { chooseTheme, isDark } from '../kit/theme';
import { restSound, setSound, setVolume, soundIsOn, soundVolume, type Volume } from '../kit/sound';
import { voice } from '../kit/voice.svelte';
import { getShelf, getShelfTexts, getTexts } from './api';
import { Problem } from './asking';
import { recall, remember } from '../kit/storage';

/** Returns the first of these language tags that we have, ignoring the country. */
export function nearest(wished: readonly string[]): string {
  const known: readonly string[] = LANGUAGES;
  return wished.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => known.includes(tag)) ?? LANGUAGES[0];
}

type Page<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** Pages for playing with other devices, in a build that needs no server for that. */
export interface Friends {
  /** Whether this device holds the table, so that it can invite others. */
  holds: (table: string) => boolean;
  /** The name of the player whose device holds the table. */
  host: (table: string) => string;
  /** `onchoosing` is told how many connected guests have not sat down yet. */
  invite: Page<{ joinKey: string; game: string; title: string; free?: number; onchoosing?: (guests: number) => void }>;
  /** Whether other devices play at this table, which this one holds. */
  shared: (table: string) => boolean;
  handOn: Page<{ seatKey: string }>;
  meet: Page<{ code: string }>;
  reply: Page<{ code: string }>;
}

class House {
  words = $state.raw<Words | null>(null);
  shelf = $state.raw<Shelf | null>(null);
  /** What an offline build adds to the shelf's menu. */
  menu = $state.raw<Component | null>(null);
  friends = $state.raw<Friends | null>(null);
  dark = $state(isDark());
  sound = $state(soundIsOn());
  volume = $state(soundVolume());
  #notice = $state<string | null>(null);
  #coming = new Map<string, Promise<Words>>();
  #language = '';
  /** Whether the texts of all pages are needed, or only those of the shelf. */
  #all = false;

  /** A note at the top edge; a screen reader announces it every time it is set. */
  get notice(): string | null {
    return this.#notice;
  }
  set notice(words: string | null) {
    this.#notice = words;
    if (words) aloud.answer(words);
  }

  /** Shows a note of several sentences; a screen reader announces each. */
  note(sentences: string[]): void {
    this.#notice = sentences.join(' ');
    aloud.answer(...sentences);
  }

  /** Shows a note while something still moves: it is announced at once, before what the movement will show. */
  remark(words: string): void {
    this.#notice = words;
    aloud.remark(words);
  }

  async open(): Promise<void> {
    const [shelf] = await Promise.all([getShelf(), this.speak(this.usual())]);
    this.shelf = shelf;
    reachedAt(shelf.address);
  }

  /** Returns the language chosen on this device, else the browser's. */
  usual(): string {
    return nearest([recall<string>('language', ''), ...navigator.languages]);
  }

  async speak(language: string): Promise<void> {
    this.#language = language;
    try {
      await this.#load();
    } catch (trouble) {
      // If the language cannot be loaded, the page keeps its current one.
      this.#language = this.words?.locale ?? language;
      throw trouble;
    }
    document.documentElement.lang = this.#language;
  }

  /** Loads the texts of all pages, if only those of the shelf are there. */
  async sayAll(): Promise<void> {
    this.#all = true;
    await this.#load();
  }

  async #load(): Promise<void> {
    const [language, all] = [this.#language, this.#all];
    const words = await this.#fetched(language, all);
    // The language may have been changed while loading; then the newer one is used.
    if (language === this.#language && all === this.#all) this.words = words;
  }

  /** Loads each set of texts once; failed loads are retried. */
  #fetched(language: string, all: boolean): Promise<Words> {
    const name = `${language} ${all}`;
    const coming =
      this.#coming.get(name) ?? (all ? getTexts : getShelfTexts)(language).then((source) => new Words(language, [source]));
    this.#coming.set(name, coming);
    coming.catch(() => this.#coming.delete(name));
    return coming;
  }

  async choose(language: string): Promise<void> {
    remember('language', language);
    await this.speak(language);
  }

  switchTheme(): void {
    this.dark = !this.dark;
    chooseTheme(this.dark ? 'dark' : 'light');
  }

  /** Tells the user if the device has no voice for this language. */
  switchVoice(): void {
    if (!voice.on && !voice.able) this.notice = text('web-voice-none');
    else voice.turn(!voice.on, text('web-voice-hello'));
  }

  switchSound(): void {
    this.sound = !this.sound;
    setSound(this.sound);
  }

  /** In a lesson the devices are silent, until a child switches the sound on. */
  restSound(rest: boolean): void {
    this.sound = restSound(rest);
  }

  chooseVolume(volume: Volume): void {
    this.volume = volume;
    setVolume(volume);
  }

  game(slug: string): GameInfo | undefined {
    return this.shelf?.games.find((game) => game.slug === slug);
  }

  /** Returns a game's title with its soft hyphens. */
  printed(slug: string): string {
    const id = `web-title-${slug}`;
    return said(this.words?.has(id) ? id : `game-${slug}`);
  }

  /** Returns an error in the reader's language. */
  complaint(key: string, args: Args, sentence = ''): string {
    const id = `error-${key}`;
    if (this.words?.has(id)) return this.words.say(id, args);
    return key === 'offline' ? text('web-offline') : sentence || text('web-trouble');
  }

  /** Shows a known error; anything else is a bug and is thrown again. */
  complain(trouble: unknown): void {
    if (!(trouble instanceof Problem)) throw trouble;
    this.notice = this.complaint(trouble.key, trouble.args, trouble.message);
  }
}

export const house = new House();
/** Returns the text of a key that comes from data; where the key is written down, use `text`. */
export const said = (id: string, args?: Args): string => house.words?.say(id, args) ?? '';
export const text: Text = said;
export const tell = (phrase: Phrase, game: GameInfo, seating: Seating): string =>
  house.words?.tell(phrase, game.arguments, seating) ?? '';
