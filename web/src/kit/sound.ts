// Short synthesised sounds, so there are no files to load. One remembered switch turns them off. A sound is never the
// only signal, so every failure here is silent.
import { readText, writeText } from './storage';

export type Sound = 'card' | 'engine' | 'attack' | 'master' | 'turn' | 'win';
const KEY = 'spielkiste:sound';
let context: AudioContext | undefined;
let on = readText(KEY) !== 'off';

export const soundIsOn = (): boolean => on;

export function setSound(wanted: boolean): void {
  on = wanted;
  writeText(KEY, wanted ? 'on' : 'off');
  if (wanted) play('card');
}

// Browsers allow sound only after the user has touched the page.
const wake = () => {
  if (!on || context) return;
  try {
    context = new AudioContext();
  } catch {
    context = undefined;
  }
};
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake, { passive: true });

interface Note {
  at: number;
  hz: number;
  to?: number;
  long: number;
  loud: number;
  shape: OscillatorType;
}

const n = (at: number, hz: number, long: number, loud = 0.12, shape: OscillatorType = 'triangle', to?: number): Note => ({
  at,
  hz,
  long,
  loud,
  shape,
  to,
});
const TUNES: Record<Exclude<Sound, 'card'>, Note[]> = {
  engine: [n(0, 62, 0.34, 0.1, 'sawtooth', 128), n(0.05, 93, 0.28, 0.05, 'square', 190)],
  attack: [n(0, 233, 0.14, 0.07, 'square'), n(0.15, 165, 0.26, 0.07, 'square', 120)],
  master: [n(0, 523, 0.1), n(0.09, 659, 0.1), n(0.18, 784, 0.1), n(0.27, 1047, 0.34, 0.15)],
  turn: [n(0, 659, 0.12, 0.08, 'sine'), n(0.11, 880, 0.2, 0.08, 'sine')],
  win: [
    n(0, 523, 0.14),
    n(0.14, 523, 0.12),
    n(0.28, 523, 0.12),
    n(0.42, 698, 0.26),
    n(0.7, 659, 0.12),
    n(0.84, 784, 0.5, 0.15),
    n(0.84, 523, 0.5, 0.1),
  ],
};

export function play(sound: Sound): void {
  if (!on || !context || context.state !== 'running') return;
  try {
    if (sound === 'card') rustle(context);
    else for (const note of TUNES[sound]) tone(context, note);
  } catch {
    // this device has no sound
  }
}

function tone(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const source = audio.createOscillator();
  const level = audio.createGain();
  source.type = note.shape;
  source.frequency.setValueAtTime(note.hz, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(note.loud, start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  source.connect(level).connect(audio.destination);
  source.start(start);
  source.stop(start + note.long + 0.02);
}

/** Paper on cloth: a short burst of noise. */
function rustle(audio: AudioContext): void {
  const long = 0.09;
  const buffer = audio.createBuffer(1, audio.sampleRate * long, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 2600;
  const level = audio.createGain();
  level.gain.value = 0.35;
  source.connect(band).connect(level).connect(audio.destination);
  source.start();
}
