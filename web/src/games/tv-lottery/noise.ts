// Sounds of a needle clicking past sectors and of a drum roll. They are synthesised like the kit's sounds, use the same
// switch, and are never the only signal.
import { gain, soundIsOn } from '../../kit/sound';

let audio: AudioContext | undefined;

function click(context: AudioContext, at: number, low: boolean, loud: number): void {
  const source = context.createOscillator();
  const level = context.createGain();
  source.type = low ? 'triangle' : 'square';
  source.frequency.setValueAtTime(low ? 150 : 900, at);
  source.frequency.exponentialRampToValueAtTime(low ? 70 : 500, at + 0.03);
  level.gain.setValueAtTime(loud * gain(), at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + (low ? 0.07 : 0.025));
  source.connect(level).connect(context.destination);
  source.start(at);
  source.stop(at + 0.09);
}

/** Plays clicks that slow down over `time` milliseconds; `roll`: a drum that gets louder instead. */
export function rattle(time: number, roll = false): void {
  // Browsers allow sound only after the user has touched the page.
  if (!soundIsOn() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') return;
    const start = audio.currentTime + 0.02;
    const count = Math.round(time / (roll ? 45 : 60));
    for (let i = 0; i < count; i++) {
      const part = i / count;
      click(audio, start + (time / 1000) * (roll ? part : part * part * 0.94), roll, roll ? 0.03 + 0.06 * part : 0.025);
    }
  } catch {
    // this device has no sound
  }
}
