import type { RsbuildPlugin } from '@rsbuild/core';
import subsetFont from 'subset-font';
import { usedCharacters } from './usedCharacters.ts';

/** The weights that the styles use. */
const WEIGHT = { min: 400, max: 700 };

/**
 * Reduces fonts to what the site shows, and preloads them: with `font-display: optional`, a font that
 * arrives after the first paint isn't used. Ligatures are left out, because readers type code as it
 * is shown.
 */
export function fonts(root: string): RsbuildPlugin {
  return {
    name: 'fonts',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          performance: { preload: { type: 'all-assets', include: [/\.woff2$/] } },
        }),
      );
      const text = usedCharacters(root);
      api.transform({ test: /\.woff2$/, raw: true }, ({ code }) =>
        subsetFont(code, text, {
          targetFormat: 'woff2',
          variationAxes: { wght: WEIGHT },
          noLayoutClosure: true,
        }),
      );
    },
  };
}
