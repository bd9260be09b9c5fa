// Formats dates. A language alone names no country, but the browser's locale often does (16 November in Britain,
// November 16 in America).

/** Returns the browser's own locale for this language if it names a country, else the language. Our English is Britain's. */
export const regional = (language: string, wished: readonly string[] = navigator.languages): string =>
  wished.find((locale) => locale.startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language);

/** Returns a date in words. */
export const longDay = (language: string, day = new Date()): string =>
  new Intl.DateTimeFormat(regional(language), { dateStyle: 'long' }).format(day);
