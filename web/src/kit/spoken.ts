// Turns signs and short forms into words for the voice: "7 × 8", "750 km" and "5–10 min". Device voices skip them or
// spell them out ("k m"); people say "7 times 8". Each language defines its words in web-shelf.ftl, because the shelf
// is read out, too.
import type { Words } from './text';

const UNITS: Record<string, string> = {
  km: 'web-say-km',
  min: 'web-say-minutes',
  s: 'web-say-seconds',
  'J.': 'web-say-years',
  'j.': 'web-say-years',
};
const UNIT = /(\d+)([\s\u00a0\u202f])(km\b|min\b|s\b|[Jj]\.)/g;

export function spoken(written: string, words: Words | null): string {
  const line = written.replaceAll('\u00ad', '');
  // A line may be spoken before the texts are loaded.
  if (!words?.has('web-say-times')) return line;
  const say: Words['say'] = (id, args) => words.say(id, args);
  return line
    .replace(/(\d+) ?× ?(\d+)/g, (_, first, second) => say('web-say-times', { first: Number(first), second: Number(second) }))
    .replace(/(\d+) ?×/g, (_, count) => say('web-say-often', { count: Number(count) }))
    .replace(/(\d+) ?– ?(\d+)/g, (_, low, high) => say('web-say-range', { low: Number(low), high: Number(high) }))
    .replace(UNIT, (_, count, space, unit) => count + space + say(UNITS[unit] ?? '', { count: Number(count) }))
    .replace(/(^|[^\d.,])1 (\p{L}+)/gu, (_, before, noun) => `${before}${say('web-say-one', { noun })} ${noun}`)
    .replace(/([\d\p{L}]) ?\+ ?(?=[\d\p{L}]|$)/gu, (_, before) => `${before} ${say('web-say-plus')} `)
    .replace(/ = /g, ` ${say('web-say-equals')} `)
    .trim();
}
