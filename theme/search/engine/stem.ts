/**
 * The stem of an English word in lower case, cut lightly: `mocks`, `mocked` and `mocking` meet in
 * `mock`. It is compared, never shown, so it needs to be no word: `reporters` and `reporter` meet
 * in `report`.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = withoutPlural(word);
  const base = singular.replace(/(?:ation|ing|ed|er|or|ion|ly)$/, '');
  if (base.length < 3 || !/[aeiouy]/.test(base)) return singular;
  return base.replace(/(?:([bdgmnprt])\1|e|i|y)$/, '$1');
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=s|x|z|ch|sh)es$|s$/, '');
}
