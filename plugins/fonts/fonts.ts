import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { listPages } from '../../content/listPages.ts';
import { TEXT } from '../../theme/i18n/text.ts';

/** Printable ASCII, because searches, edited examples, and their output can have any of it. */
const ASCII = String.fromCodePoint(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

/** Separates the titles of search results and of messages in the error finder. */
const TRAIL = '›';

/** The characters of the pages, of the text around them, and of code that readers type. */
function usedCharacters(root: string): string {
  const texts = listPages(root).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return charactersOf([ASCII, TRAIL, JSON.stringify(TEXT), ...texts]);
}

/** The first code point of Chinese characters, which the site's fonts don't have. */
const FIRST_CHINESE = 0x2e80;

/** The sorted characters of `texts` that can be in a Latin font. */
export function charactersOf(texts: readonly string[]): string {
  const characters = new Set(texts.flatMap((text) => [...new Set(text)]));
  const isLatin = (character: string) =>
    character >= ' ' && (character.codePointAt(0) ?? 0) < FIRST_CHINESE;
  return [...characters].filter(isLatin).sort().join('');
}

/** The weights that the styles use. */
const WEIGHT = { min: 400, max: 700 };

/**
 * Reduces fonts to the characters that the site shows, and preloads them: with `font-display: optional`,
 * a font that arrives after the first paint isn't used. Ligatures are left out, so that code looks as
 * readers type it.
 */
export function fonts(root: string): RsbuildPlugin & { readonly characters: string } {
  const characters = usedCharacters(root);
  return {
    name: 'fonts',
    // Part of the key of the bundler's cache (plugins/rspress/configDigest.ts), which keeps the reduced fonts.
    characters,
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          performance: { preload: { type: 'all-assets', include: [/\.woff2$/] } },
        }),
      );
      api.transform({ test: /\.woff2$/, raw: true }, async ({ code }) => {
        // Imported only if the bundler's cache doesn't have the font.
        const { default: subsetFont } = await import('subset-font');
        return subsetFont(code, characters, {
          targetFormat: 'woff2',
          variationAxes: { wght: WEIGHT },
          noLayoutClosure: true,
        });
      });
    },
  };
}
