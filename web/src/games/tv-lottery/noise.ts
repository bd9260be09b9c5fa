// A needle that clicks past its sectors and slows down, and the drum roll before a number. Made on the spot, like the
// kit's sounds, under the same switch, and never the only signal.
import { soundIsOn } from '../../kit/sound';

let audio: AudioContext | undefined;

function click(context: AudioContext, at: number, low: boolean, loud: number): void {
  const source = context.createOscillator();
  const level = context.createGain();
  source.type = low ? 'triangle' : 'square';
  source.frequency.setValueAtTime(low ? 150 : 900, at);
  source.frequency.exponentialRampToValueAtTime(low ? 70 : 500, at + 0.03);
  level.gain.setValueAtTime(loud, at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + (low ? 0.07 : 0.025));
  source.connect(level).connect(context.destination);
  source.start(at);
  source.stop(at + 0.09);
}

/** Clicks that grow rarer over `time` milliseconds; `roll`: a drum that grows louder instead. */
export function rattle(time: number, roll = false): void {
  // Browsers allow sound only after somebody has touched the page.
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
    // a device without sound
  }
}
