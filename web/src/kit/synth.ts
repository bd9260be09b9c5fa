// Renders sounds from recipes: tones and filtered noise, all equally loud. Pure code, so that tests measure what is
// heard. It is loaded on the first touch, not with the first page.

export interface Voice {
  /** The start and the duration of the voice, in seconds. */
  at: number;
  long: number;
  /** The pitch, or the centre of the noise band, and its value at the end. */
  hz: number;
  to?: number;
  shape: 'sine' | 'triangle' | 'saw' | 'square' | 'noise';
  /** Loudness relative to the other voices. */
  loud?: number;
  /** Seconds during which the voice swells before it fades. */
  swell?: number;
  /** How often the pitch wobbles per second. */
  wobble?: number;
  /** How often the voice is played, and the seconds between repeats. */
  times?: number;
  every?: number;
}

export interface Recipe {
  voices: readonly Voice[];
  /** A factor below 1 makes it softer than the other sounds. */
  soft?: number;
  /** The vibration pattern of the device, in milliseconds. */
  buzz?: readonly number[];
}

const tone = (at: number, hz: number, long: number, loud = 1, shape: Voice['shape'] = 'triangle', to?: number): Voice => ({
  at,
  hz,
  long,
  loud,
  shape,
  to,
});

/** The sounds shared by all games. */
export const HOUSE = {
  card: { soft: 0.7, voices: [{ at: 0, long: 0.09, hz: 2600, shape: 'noise' }] },
  shuffle: { soft: 0.7, voices: [{ at: 0, long: 0.05, hz: 3000, to: 2200, shape: 'noise', times: 9, every: 0.045 }] },
  turn: { soft: 0.8, voices: [tone(0, 659, 0.12, 1, 'sine'), tone(0.11, 880, 0.2, 1, 'sine')] },
  master: { voices: [tone(0, 523, 0.1), tone(0.09, 659, 0.1), tone(0.18, 784, 0.1), tone(0.27, 1047, 0.34, 1.2)] },
  win: {
    buzz: [60, 60, 60, 60, 180],
    voices: [
      tone(0, 523, 0.14),
      tone(0.14, 523, 0.12),
      tone(0.28, 523, 0.12),
      tone(0.42, 698, 0.26),
      tone(0.7, 659, 0.12),
      tone(0.84, 784, 0.5, 1.2),
      tone(0.84, 523, 0.5, 0.8),
    ],
  },
  // A small sigh that ends on a friendly note.
  lose: {
    soft: 0.7,
    voices: [
      tone(0, 523, 0.22, 1, 'sine'),
      tone(0.24, 466, 0.22, 1, 'sine'),
      tone(0.48, 392, 0.3, 1, 'sine'),
      tone(0.82, 440, 0.5, 0.8, 'sine'),
    ],
  },
} as const satisfies Record<string, Recipe>;

/** Target level of the loudest tenth of a second, and the maximum sample value. */
const LEVEL = 0.1;
const PEAK = 0.8;
const TAU = 2 * Math.PI;

function wave(shape: Voice['shape'], phase: number): number {
  const part = phase - Math.floor(phase);
  if (shape === 'sine') return Math.sin(TAU * part);
  if (shape === 'square') return part < 0.5 ? 0.6 : -0.6;
  if (shape === 'saw') return 2 * part - 1;
  return 1 - 4 * Math.abs(part - 0.5);
}

function add(data: Float32Array, voice: Voice, start: number, rate: number): void {
  const { long, hz, to = hz, shape, loud = 1, swell = 0.012, wobble = 0 } = voice;
  const count = Math.floor(long * rate);
  const from = Math.floor(start * rate);
  let phase = 0;
  let seed = 1 + from;
  let [low, band] = [0, 0];
  for (let i = 0; i < count && from + i < data.length; i++) {
    const time = i / rate;
    const pitch = hz * (to / hz) ** (time / long) * (wobble ? 1 + 0.12 * Math.sin(TAU * wobble * time) : 1);
    let value: number;
    if (shape === 'noise') {
      // A state-variable filter around the pitch.
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const step = 2 * Math.sin((Math.PI * Math.min(pitch, rate / 7)) / rate);
      low += step * band;
      band += step * ((seed / 1073741824 - 1) * 0.5 - low - 0.55 * band);
      value = band * 2;
    } else {
      phase += pitch / rate;
      value = wave(shape, phase);
    }
    const fade = time < swell ? time / swell : ((long - time) / (long - swell)) ** 1.6;
    data[from + i] = (data[from + i] ?? 0) + value * loud * fade;
  }
}

/** Returns the level of the loudest tenth of a second, weighted roughly as the ear does: deep tones count less. */
export function level(data: Float32Array, rate: number): number {
  const keep = 1 - (TAU * 250) / rate;
  const width = Math.floor(rate / 10);
  let [before, heard, sum, most] = [0, 0, 0, 0];
  const squares = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const now = data[i] ?? 0;
    heard = keep * (heard + now - before);
    before = now;
    squares[i] = heard * heard;
    sum += squares[i] ?? 0;
    if (i >= width) sum -= squares[i - width] ?? 0;
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / width);
}

/** Returns the samples of a recipe, normalised to the same loudness as all others. */
export function render(recipe: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const ends = recipe.voices.map(({ at, long, times = 1, every = long }) => at + long + (times - 1) * every);
  const data = new Float32Array(Math.ceil((Math.max(...ends) + 0.02) * rate));
  for (const voice of recipe.voices)
    for (let i = 0; i < (voice.times ?? 1); i++) add(data, voice, voice.at + i * (voice.every ?? voice.long), rate);
  const peak = data.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Math.min((LEVEL * (recipe.soft ?? 1)) / level(data, rate), PEAK / peak);
  return data.map((value) => value * scale);
}
