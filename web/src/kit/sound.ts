// Sounds: made from recipes by the synthesiser (synth.ts), so there are no files to load. The device remembers a switch
// and a volume. A sound is never the only signal, so every failure here is silent.
import { calm } from './motion';
import { readText, writeText } from './storage';
import type * as Synth from './synth';
import type { HOUSE, Recipe } from './synth';

/** A shared sound by its name, or a game's own recipe. */
export type Sound = keyof typeof HOUSE | Recipe;
export const VOLUMES = ['soft', 'medium', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

const GAINS: Record<Volume, number> = { soft: 0.35, medium: 1, loud: 2 };
const KEY = 'spielkiste:sound';
const VOLUME = 'spielkiste:volume';
let context: AudioContext | undefined;
let synth: typeof Synth | undefined;
let on = readText(KEY) !== 'off';
let volume: Volume = VOLUMES.find((one) => one === readText(VOLUME)) ?? 'medium';
const rendered = new Map<Recipe, AudioBuffer>();

export const soundIsOn = (): boolean => on;
export const soundVolume = (): Volume => volume;
/** Returns the volume of this device, as a factor. */
export const gain = (): number => GAINS[volume];

export function setSound(wanted: boolean): void {
  on = wanted;
  writeText(KEY, wanted ? 'on' : 'off');
  if (wanted) play('card');
}

/** Silences the device for a lesson, or returns to its own setting. Nothing is stored. Returns whether sound is on. */
export function restSound(rest: boolean): boolean {
  on = !rest && readText(KEY) !== 'off';
  return on;
}

export function setVolume(wanted: Volume): void {
  volume = wanted;
  writeText(VOLUME, wanted);
  play('turn');
}

// Browsers allow sound only after the user has touched the page.
const wake = () => {
  if (!on || context) return;
  try {
    context = new AudioContext();
    void import('./synth').then(
      (loaded) => (synth = loaded),
      () => undefined,
    );
  } catch {
    context = undefined;
  }
};
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake, { passive: true });

export function play(sound: Sound): void {
  if (!on || !synth || !context || context.state !== 'running') return;
  try {
    const recipe: Recipe = typeof sound === 'string' ? synth.HOUSE[sound] : sound;
    const source = context.createBufferSource();
    source.buffer = bufferOf(recipe, synth, context);
    const output = context.createGain();
    output.gain.value = gain();
    source.connect(output).connect(context.destination);
    source.start();
    // Vibration is motion: a user who asked for less gets none.
    if (recipe.buzz && !calm()) navigator.vibrate?.([...recipe.buzz]);
  } catch {
    // this device has no sound
  }
}

function bufferOf(recipe: Recipe, { render }: typeof Synth, audio: AudioContext): AudioBuffer {
  const known = rendered.get(recipe);
  if (known) return known;
  const samples = render(recipe, audio.sampleRate);
  const made = audio.createBuffer(1, samples.length, audio.sampleRate);
  made.copyToChannel(samples, 0);
  rendered.set(recipe, made);
  return made;
}
