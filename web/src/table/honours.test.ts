import { describe, expect, it } from 'vitest';
import { certificateWords } from './honours';

const text = (key: string, args?: Record<string, unknown>) => (args ? `${key} ${JSON.stringify(args)}` : key);

describe('what a certificate says', () => {
  it('is the place, with what was reached', () => {
    expect(certificateWords({ seat: 0, name: 'Mia', place: 2, score: '750 km' }, text)).toBe(
      'web-certificate-place {"place":2} · 750 km',
    );
    expect(certificateWords({ seat: 0, name: 'Mia', place: 1 }, text)).toBe('web-certificate-place {"place":1}');
  });
  it('is what a single player reached, or taking part', () => {
    expect(certificateWords({ seat: 0, name: 'Mia', place: null, score: '84 of 94' }, text)).toBe('84 of 94');
    expect(certificateWords({ seat: 0, name: 'Mia', place: null }, text)).toBe('web-certificate-there');
  });
});
