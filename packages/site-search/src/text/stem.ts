/**
 * A light stem of a lower-case English word: `mocks`, `mocked` and `mocking` share `mock`. Stems
 * are compared and never shown, so they needn't be words: `reporters` and `reporter` share
 * `report`. No step leaves less than three letters, because words of three letters stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = withoutPlural(word.replace(/(?<=..)ie[ds]$/, 'y'));
  const base = singular.replace(/(?:ation|ing|ed|er|or|ion|ly)$/, '');
  if (base.length < 3 || !/[aeiouy]/.test(base)) return singular;
  return base.length === 3 ? base : base.replace(/(?:([bdgmnprt])\1|e|i|y)$/, '$1');
}

/** The `s` of words such as `class`, `status`, `basis`, `alias`, and `canvas` isn't a plural. */
function withoutPlural(word: string): string {
  if (/(?:ss|us|.{3}is|lias|nvas)$/.test(word)) return word;
  return word.replace(/(?<=..(?:s|x|z|ch|sh)|nvas)es$|s$/, '');
}
