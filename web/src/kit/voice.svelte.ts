// A voice for children who cannot read yet. It speaks what the screen reader would say, and the name of what is
// touched. One remembered switch turns it on. Only local voices are used: others would send the words to a server.
import { aloud, type Reader } from './aloud.svelte';
import { spoken } from './spoken';
import { readText, writeText } from './storage';
import type { Words } from './text';

interface Line {
  words: string;
  /** The label of what the user just touched: it comes first, and only the latest is spoken. */
  touch: boolean;
}

const KEY = 'spielkiste:voice';
/** The longer the queue, the faster it speaks, so that it does not fall behind. */
const HASTE = 0.08;
const QUICKEST = 1.6;
/** Some browsers never report the end of an utterance. */
const BREATH = 3000;
const LETTER = 140;

const engine = (): SpeechSynthesis | undefined => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined);

export class Voice implements Reader {
  #on = $state(readText(KEY) === 'on');
  #language = $state('');
  #words: Words | null = null;
  #voices = $state.raw<SpeechSynthesisVoice[]>([]);
  #voice = $derived(this.#voices.find((one) => one.localService && one.lang.toLowerCase().startsWith(this.#language)));
  #line: Line[] = [];
  #speaking: Line | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const look = () => {
      this.#voices = engine()?.getVoices() ?? [];
      this.#next();
    };
    look();
    // Voices often become available only after the page has loaded.
    engine()?.addEventListener?.('voiceschanged', look);
    // They may speak only after the user has touched the page.
    for (const kind of ['pointerup', 'keydown']) addEventListener(kind, () => this.#next(), { passive: true });
  }

  get on(): boolean {
    return this.#on;
  }
  /** Whether the device has a voice for the current language. */
  get able(): boolean {
    return this.#language !== '' && this.#voice !== undefined;
  }

  /** Sets the language; `words` turn signs into words. */
  speak(language: string, words: Words | null = null): void {
    if (language !== this.#language) this.hush();
    this.#language = language;
    this.#words = words;
  }

  /** Turns the voice on or off. `first` is said at once: some browsers only allow speech that starts with a touch. */
  turn(on: boolean, first: string): void {
    this.#on = on;
    writeText(KEY, on ? 'on' : 'off');
    this.hush();
    if (on) this.touched(first);
  }

  read(words: string): boolean {
    if (!this.#on || !this.able) return false;
    this.#line.push({ words, touch: false });
    this.#next();
    return true;
  }

  touched(words: string): void {
    if (!this.able || !words) return;
    this.#line = [{ words, touch: true }, ...this.#line.filter(({ touch }) => !touch)];
    if (this.#speaking?.touch) this.#stop();
    this.#next();
  }

  hush(): void {
    this.#line = [];
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#watch);
    if (this.#speaking) engine()?.cancel();
    this.#speaking = null;
  }

  #next(): void {
    const voice = this.#voice;
    const synthesis = engine();
    const [line] = this.#line;
    if (this.#speaking || !line || !voice || !synthesis || navigator.userActivation?.hasBeenActive === false) return;
    this.#line.shift();
    this.#speaking = line;
    const words = new SpeechSynthesisUtterance(spoken(line.words, this.#words));
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = Math.min(QUICKEST, 1 + this.#line.length * HASTE);
    const done = () => {
      if (this.#speaking !== line) return;
      clearTimeout(this.#watch);
      this.#speaking = null;
      this.#next();
    };
    words.onend = words.onerror = done;
    this.#watch = setTimeout(() => (this.#stop(), this.#next()), BREATH + words.text.length * LETTER);
    synthesis.speak(words);
  }
}

export const voice = new Voice();
aloud.reader = voice;

/** Returns the name of the touched or focused element. */
export function calledAt(target: EventTarget | null): string {
  const found = (target as Element | null)?.closest?.(
    'button, a, summary, label, input, [role="img"], p, h1, h2, h3, dd, blockquote',
  );
  return (found?.getAttribute('aria-label') ?? found?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
