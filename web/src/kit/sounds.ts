// Words that change with the sound of the next one: Spanish "e Inés", Italian "dell’8", French "d’Anna", English "an
// 8". A text cannot know which name or number it will contain, so these rules are applied to the finished sentence.
// They are the same as in spielkiste/sounds.py; tests/languages/sounds.json has the test cases for both.

/** Numbers whose name begins with a vowel in Italian, and with an "o" in Spanish: 8, 80, 8000 …, and 11. */
const EIGHT = '8\\d*(?:\\.\\d{3})*(?!\\d)|11(?:\\.\\d{3})*(?!\\d)';
/** Like EIGHT, and also 1, whose name begins with a vowel in Italian. */
const ONE = `${EIGHT}|1(?!\\d|[.,]\\d)`;
/** A whole number of millions, with thousands separators. */
const MILLIONS = '(?<![\\d.])(\\d{1,3}(?:[.\\s]\\d{3})*[.\\s]000[.\\s]000)';
const ALONE = '(?<![\\p{L}\\p{N}_])';

type Rule = [sought: RegExp, instead: string];
const rules = (...pairs: [string, string][]): Rule[] => pairs.map(([sought, to]) => [new RegExp(sought, 'gu'), to]);

/** For each language: patterns and their replacements. */
const RULES: Record<string, Rule[]> = {
  en: rules([`${ALONE}([Aa]) (?=8\\d*(?:,\\d{3})*(?!\\d)|1[18](?:,\\d{3})*(?!\\d))`, '$1n ']),
  es: rules(
    // Inés, Iván and Hilda, Yves; but not Iago, hielo and Yolanda, which begin with a consonant.
    ['(?<=\\s)y (?=[íÍ]|[iIyY](?![aáeéiíoóuú])|[hH][ií](?![aeou]))', 'e '],
    [`(?<=\\s)o (?=[hH]?[oóOÓ]|${EIGHT})`, 'u '],
    [`${MILLIONS} (?=marcos)`, '$1 de '],
  ),
  fr: rules(
    // Yves begins with a vowel, Yann does not; "oui", "onze" and a place on a board (A5) keep the full article.
    [
      '(?<![\\p{L}\\p{N}_’-])((?:[Jj]us|[Ll]ors|[Pp]uis)?[Qq]u|[DLJMNSTdljmnst])e ' +
        '(?=(?!oui(?!\\p{L})|onz|un[ ,.]|[A-Z]\\d)(?:[aàâeéèêëiîïoôœuùAÀÂEÉÈÊËIÎÏOÔŒUÙ]|[yY](?![aeiouéè])))',
      '$1’',
    ],
    [`${MILLIONS}(\\s)(?=marks)`, '$1$2de$2'],
  ),
  it: rules(
    ['(?<=\\s)e (?=[eèéEÈÉ](?!d))', 'ed '],
    ['(?<=\\s)a (?=[aàAÀ](?!d))', 'ad '],
    [`${ALONE}([Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u)l (?=${ONE})`, '$1ll’'],
    [`${ALONE}il (?=${ONE})`, 'l’'],
    [`${ALONE}Il (?=${ONE})`, 'L’'],
    [`${ALONE}([Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u)i (?=${EIGHT})`, '$1gli '],
    [`${ALONE}i (?=${EIGHT})`, 'gli '],
    [`${ALONE}I (?=${EIGHT})`, 'Gli '],
    [`${MILLIONS} (?=marchi)`, '$1 di '],
  ),
};

/** Returns the sentence with each such word adapted to the sound of the next one. */
export function smooth(language: string, sentence: string): string {
  return (RULES[language] ?? []).reduce((said, [sought, instead]) => said.replace(sought, instead), sentence);
}
