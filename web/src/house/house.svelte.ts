// What holds in the whole house: the language, the games on the shelf, the switches. Reading `text` in a template
// makes it follow the language, so switching at the table needs no reload.
import type { Component } from 'svelte';
import { aloud } from '../kit/aloud.svelte';
import { reachedAt } from './route';
import { type GameInfo, LANGUAGES, type Phrase, type Shelf } from '../protocol';
import { type Args, type Seating, type Text, Words } from '../kit/text';
import { chooseTheme, isDark } from '../kit/theme';
import { setSound, soundIsOn } from '../kit/sound';
import { voice } from '../kit/voice.svelte';
import { getShelf, getShelfTexts, getTexts } from './api';
import { Problem } from './asking';
import { recall, remember } from '../kit/storage';

/** The first of these tags that is a language of the house, whatever country they ask for besides. */
export function nearest(wished: readonly string[]): string {
  const known: readonly string[] = LANGUAGES;
  return wished.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => known.includes(tag)) ?? LANGUAGES[0];
}

class House {
  words = $state.raw<Words | null>(null);
  shelf = $state.raw<Shelf | null>(null);
  /** What a chest that keeps its own games adds to the menu at the shelf. */
  menu = $state.raw<Component | null>(null);
  dark = $state(isDark());
  sound = $state(soundIsOn());
  #notice = $state<string | null>(null);
  #coming = new Map<string, Promise<Words>>();
  #language = '';
  /** Whether the texts of all pages are wanted, or only those of the shelf. */
  #all = false;

  /** Said once, then gone: a note at the upper edge, and aloud, as often as it is said. */
  get notice(): string | null {
    return this.#notice;
  }
  set notice(words: string | null) {
    this.#notice = words;
    if (words) aloud.answer(words);
  }

  async open(): Promise<void> {
    const [shelf] = await Promise.all([getShelf(), this.speak(this.usual())]);
    this.shelf = shelf;
    reachedAt(shelf.address);
  }

  /** What was chosen on this device, or else what its browser asks for. */
  usual(): string {
    return nearest([recall<string>('language', ''), ...navigator.languages]);
  }

  async speak(language: string): Promise<void> {
    this.#language = language;
    try {
      await this.#load();
    } catch (trouble) {
      // What could not be fetched is not spoken: the page stays as it is.
      this.#language = this.words?.locale ?? language;
      throw trouble;
    }
    document.documentElement.lang = this.#language;
  }

  /** Fetches the texts of all pages, where so far there are only those of the shelf. */
  async sayAll(): Promise<void> {
    this.#all = true;
    await this.#load();
  }

  async #load(): Promise<void> {
    const [language, all] = [this.#language, this.#all];
    const words = await this.#fetched(language, all);
    // Somebody may have asked for another language meanwhile; then that one comes.
    if (language === this.#language && all === this.#all) this.words = words;
  }

  /** What was fetched once, or is on its way, is not fetched again; what did not come is. */
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

  /** Says so where the device has no voice for this language. */
  switchVoice(): void {
    if (!voice.on && !voice.able) this.notice = text('web-voice-none');
    else voice.turn(!voice.on, text('web-voice-hello'));
  }

  switchSound(): void {
    this.sound = !this.sound;
    setSound(this.sound);
  }

  game(slug: string): GameInfo | undefined {
    return this.shelf?.games.find((game) => game.slug === slug);
  }

  /** A game's title as it is printed: with the places where it may be broken. */
  printed(slug: string): string {
    const id = `web-title-${slug}`;
    return text(this.words?.has(id) ? id : `game-${slug}`);
  }

  /** Something that went wrong, in the reader's words. */
  complaint(key: string, args: Args, sentence = ''): string {
    const id = `error-${key}`;
    if (this.words?.has(id)) return this.words.say(id, args);
    return key === 'offline' ? text('web-offline') : sentence || text('web-trouble');
  }

  /** Shows what went wrong; anything else that was thrown is a bug and stays one. */
  complain(trouble: unknown): void {
    if (!(trouble instanceof Problem)) throw trouble;
    this.notice = this.complaint(trouble.key, trouble.args, trouble.message);
  }
}

export const house = new House();
export const text: Text = (id, args) => house.words?.say(id, args) ?? '';
export const tell = (phrase: Phrase, game: GameInfo, seating: Seating): string =>
  house.words?.tell(phrase, game.arguments, seating) ?? '';
