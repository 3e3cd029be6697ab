import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPages } from '../../content/listPages.ts';
import { TEXT } from '../../theme/i18n/text.ts';

/** Chinese quotation marks and dashes are full width, so they come from the Chinese font. */
const CHINESE = '‘’“”—';

/** Printable ASCII: any of it can come from a search, a run in the page, or an edited example. */
const ASCII = String.fromCodePoint(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

/** The characters for which the site's fonts are used: those of the pages and of the interface. */
export function usedCharacters(root: string): string {
  const texts = listPages(root).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return charactersOf([ASCII, JSON.stringify(TEXT), ...texts]);
}

/** The sorted characters of `texts` that can be in a Latin font. */
export function charactersOf(texts: readonly string[]): string {
  const characters = new Set(texts.flatMap((text) => [...new Set(text)]));
  const isLatin = (character: string) =>
    character >= ' ' && (character.codePointAt(0) ?? 0) < 0x2e80 && !CHINESE.includes(character);
  return [...characters].filter(isLatin).sort().join('');
}
