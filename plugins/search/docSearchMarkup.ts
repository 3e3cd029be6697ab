import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RspressPlugin } from '@rspress/core';
import { assertInternal } from '../rspress/internals.ts';

const LIBRARY = '@docsearch/react';
const SOURCE = 'dist/esm/index.js';

/** Classes of DocSearch's markup, and the files of the theme that rely on them. */
const CLASSES: readonly (readonly [name: string, usedBy: string])[] = [
  ['DocSearch-Container', 'theme/search/dialog/useMarkupFixes.ts'],
  ['DocSearch-SearchBar', 'theme/search/dialog/useMarkupFixes.ts'],
  ['DocSearch-Footer', 'theme/search/dialog/useMarkupFixes.ts'],
  ['DocSearch-Dropdown', 'theme/search/dialog/useMarkupFixes.ts'],
  ['DocSearch--active', 'theme/search/dialog/useMarkupFixes.ts'],
  ['DocSearch-Hit-Container', 'theme/search/dialog/rowParts.ts'],
  ['DocSearch-Hit-icon', 'theme/search/dialog/rowParts.ts'],
  ['DocSearch-Hit-action', 'theme/search/dialog/rowParts.ts'],
];

/** Fails the build if the installed DocSearch no longer has the markup that the theme relies on. */
export function docSearchMarkup(): RspressPlugin {
  return {
    name: 'docsearch-markup',
    beforeBuild() {
      const file = createRequire(import.meta.url).resolve(`${LIBRARY}/${SOURCE}`);
      checkDocSearchMarkup(readFileSync(file, 'utf8'));
    },
  };
}

/** Pure. `code` is DocSearch's bundle. */
export function checkDocSearchMarkup(code: string): void {
  for (const [name, usedBy] of CLASSES) {
    const expected = `the class ${name} in its markup`;
    const internal = { library: LIBRARY, version: '3.9.0', expected, source: SOURCE, usedBy };
    assertInternal(code.includes(`"${name}"`), internal);
  }
}
