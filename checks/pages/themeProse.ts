import type { Prose } from './joinProse.ts';

const ENGLISH = /^const en = \{\n([\s\S]*?)^\};/m;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** The English text in a table of the theme, with line numbers. */
export function themeProse(file: string, source: string): Prose[] {
  const table = ENGLISH.exec(source);
  if (!table?.[1]) throw new Error(`${file}: expected a table “const en = {…};”`);
  const start = table.index + table[0].indexOf(table[1]);
  return [...table[1].matchAll(TEXT)].map((match) => {
    const line = source.slice(0, start + match.index).split('\n').length;
    const text = (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}/g, ' ').replace(/\\(.)/g, '$1');
    return { file, text, lineAt: () => line };
  });
}
