/**
 * A light stem of a lower-case English word: `mocks`, `mocked` and `mocking` share `mock`. Stems
 * are compared and never shown, so they needn't be words: `reporters` and `reporter` share
 * `report`.
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
