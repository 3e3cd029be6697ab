import type { Prose } from './spelling.ts';

const ENGLISH = /^const en = \{\n([\s\S]*?)^\};/m;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** Pure: the English texts of the theme's table, with the lines they stand in. */
export function themeProse(file: string, source: string): Prose[] {
  const table = ENGLISH.exec(source);
  if (!table?.[1]) throw new Error(`${file}: no table “const en = {…};” was found`);
  const start = table.index + table[0].indexOf(table[1]);
  return [...table[1].matchAll(TEXT)].map((match) => {
    const line = source.slice(0, start + match.index).split('\n').length;
    const text = (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}/g, ' ').replace(/\\(.)/g, '$1');
    return { file, text, lineAt: () => line };
  });
}
