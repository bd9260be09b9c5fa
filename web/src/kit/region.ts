// How days are written: a language knows no country, but the browser often does (16 November in Britain, November 16 in America).

/** The browser's own locale of this language, if it wishes for one; else the language alone. */
export const regional = (language: string, wished: readonly string[] = navigator.languages): string =>
  wished.find((locale) => locale.split('-')[0] === language) ?? language;

/** A day in words. */
export const longDay = (language: string, day = new Date()): string =>
  new Intl.DateTimeFormat(regional(language), { dateStyle: 'long' }).format(day);
