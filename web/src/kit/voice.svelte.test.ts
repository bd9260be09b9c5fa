// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Words } from './text';
import { calledAt, Voice } from './voice.svelte';

class Utterance {
  voice: { lang: string } | null = null;
  lang = '';
  rate = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

/** A fake speech device: one utterance at a time; the test decides when it finishes. */
class Device extends EventTarget {
  voices = [
    { lang: 'en-GB', localService: true },
    { lang: 'de-DE', localService: false },
  ];
  spoken: Utterance[] = [];
  cancelled = 0;
  getVoices = () => this.voices;
  speak = (utterance: Utterance) => void this.spoken.push(utterance);
  cancel = () => void this.cancelled++;
  finish = () => this.spoken.at(-1)?.onend?.();
}

let device: Device;
let voice: Voice;
const spoken = () => device.spoken.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  device = new Device();
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  voice = new Voice();
  voice.speak('en');
});
afterEach(() => vi.useRealTimers());

describe('the voice', () => {
  it('is silent until it is switched on, and leaves the words to the screen reader', () => {
    expect(voice.read('Lina drives')).toBe(false);
    expect(spoken()).toEqual([]);
  });

  it('begins with a word of its own, reads one line after the other, and is remembered', () => {
    voice.turn(true, 'Hello!');
    expect(voice.read('one')).toBe(true);
    voice.read('two');
    expect(spoken()).toEqual(['Hello!']);
    device.finish();
    device.finish();
    expect(spoken()).toEqual(['Hello!', 'one', 'two']);
    expect(device.spoken[0]?.lang).toBe('en-GB');
    expect(new Voice().on).toBe(true);
  });

  it('hurries when much is waiting, and swallows nothing', () => {
    voice.turn(true, '');
    for (let i = 0; i < 12; i++) voice.read(`line ${i}`);
    for (let i = 0; i < 12; i++) device.finish();
    expect(spoken()).toEqual(Array.from({ length: 12 }, (_, i) => `line ${i}`));
    expect(device.spoken[1]?.rate).toBeGreaterThan(1.4);
    expect(device.spoken[11]?.rate).toBe(1);
  });

  it('goes on when the browser forgets to say that a line is over', () => {
    voice.turn(true, '');
    voice.read('one');
    voice.read('two');
    vi.advanceTimersByTime(10_000);
    expect(spoken()).toEqual(['one', 'two']);
  });

  it('says what was touched next, and of several things only the last', () => {
    voice.turn(true, '');
    voice.read('what happened');
    voice.read('what happened then');
    voice.touched('25');
    voice.touched('50');
    device.finish();
    expect(spoken()).toEqual(['what happened', '50']);
    voice.touched('75');
    expect(spoken().at(-1)).toBe('75');
    device.finish();
    expect(spoken().at(-1)).toBe('what happened then');
  });

  it('falls silent at once: for the curtain, on leaving, when it is switched off', () => {
    voice.turn(true, '');
    voice.read('a secret');
    voice.read('another');
    voice.hush();
    expect(device.cancelled).toBe(1);
    device.finish();
    expect(spoken()).toEqual(['a secret']);
    voice.read('for the next');
    voice.turn(false, 'Hello!');
    expect(device.cancelled).toBe(2);
    expect(voice.read('nothing')).toBe(false);
  });

  it('cannot speak a language for which the device itself has no voice', () => {
    voice.turn(true, '');
    voice.speak('de');
    expect(voice.able).toBe(false);
    expect(voice.read('Lina fährt')).toBe(false);
    device.voices = [{ lang: 'de-AT', localService: true }];
    device.dispatchEvent(new Event('voiceschanged'));
    expect(voice.able).toBe(true);
  });

  it('reads signs such as × as words', () => {
    voice.speak('en', new Words('en', ['web-say-times = { $first } times { $second }']));
    voice.turn(true, 'Which card is 7 × 8?');
    expect(spoken()).toEqual(['Which card is 7 times 8?']);
  });

  it('is not missed where a browser has none', () => {
    vi.unstubAllGlobals();
    const mute = new Voice();
    mute.speak('en');
    mute.turn(true, 'Hello!');
    expect(mute.able).toBe(false);
    expect(mute.read('one')).toBe(false);
  });
});

describe('what is touched', () => {
  const at = (html: string, where: string) => {
    document.body.innerHTML = html;
    return calledAt(document.querySelector(where));
  };
  it('is called by its label, or by what stands on it', () => {
    expect(at('<button aria-label="Red light"><i>x</i></button>', 'i')).toBe('Red light');
    expect(at('<button> Deal <b>again</b>\n</button>', 'b')).toBe('Deal again');
    expect(at('<div><span>cloth</span></div>', 'span')).toBe('');
  });
});
