// Reads a sentence aloud for somebody who cannot read yet. Only voices that live on the device: others would send
// the words to somebody else's computer.
export function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  return speechSynthesis.getVoices().find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language));
}

export function speak(sentence: string, language: string): void {
  const voice = voiceFor(language);
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(sentence);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** Voices are often found only a moment after the page was opened. */
export function onvoices(listener: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
