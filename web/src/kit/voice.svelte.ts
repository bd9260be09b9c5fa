// A voice for those who cannot read yet: it takes over from the screen reader whatever is said aloud, and says what is
// touched. One switch, remembered on the device. Only voices that live on the device: others would send the words to
// somebody else's computer.
import { aloud, type Reader } from './aloud.svelte';
import { readText, writeText } from './storage';

interface Line {
  words: string;
  /** What somebody has just touched: it goes first, and only the newest counts. */
  touch: boolean;
}

const KEY = 'spielkiste:voice';
/** The more is waiting, the quicker it talks: it should not tell of things long past. */
const HASTE = 0.08;
const QUICKEST = 1.6;
/** Some browsers forget to say that they have finished. */
const BREATH = 3000;
const LETTER = 140;

const engine = (): SpeechSynthesis | undefined => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined);

export class Voice implements Reader {
  #on = $state(readText(KEY) === 'on');
  #language = $state('');
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
    // Voices are often found only a moment after the page was opened.
    engine()?.addEventListener?.('voiceschanged', look);
    // … and may be heard only after somebody has touched the page.
    for (const kind of ['pointerup', 'keydown']) addEventListener(kind, () => this.#next(), { passive: true });
  }

  get on(): boolean {
    return this.#on;
  }
  /** The device has a voice for the language of the house. */
  get able(): boolean {
    return this.#language !== '' && this.#voice !== undefined;
  }

  speak(language: string): void {
    if (language !== this.#language) this.hush();
    this.#language = language;
  }

  /** `first` is said at once: some browsers listen only to a voice that begins with a touch. */
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
    const words = new SpeechSynthesisUtterance(line.words);
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
    this.#watch = setTimeout(() => (this.#stop(), this.#next()), BREATH + line.words.length * LETTER);
    synthesis.speak(words);
  }
}

export const voice = new Voice();
aloud.reader = voice;

/** What somebody touches or comes to with the keyboard, as it is called. */
export function calledAt(target: EventTarget | null): string {
  const found = (target as Element | null)?.closest?.(
    'button, a, summary, label, input, [role="img"], p, h1, h2, h3, dd, blockquote',
  );
  return (found?.getAttribute('aria-label') ?? found?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
