import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { assertInternal } from 'static-pages/build';
import { UI_LIMITS } from '../../theme/settings/site.ts';

const SOURCE = 'dist/esm/index.js';

/** Longer queries are cut by DocSearch, and it has no option for that. */
const LENGTH = 'maxLength:64';

const PATCHES = 'theme/search/docsearch/patches.ts';
const ROWS = 'theme/search/docsearch/HitRow.tsx';

/** What the site relies on in DocSearch's bundle, and the files that do. */
const RELIED_ON: readonly (readonly [code: string, usedBy: string])[] = [
  ['"DocSearch-Container"', PATCHES],
  ['"DocSearch-SearchBar"', PATCHES],
  ['"DocSearch-Footer"', PATCHES],
  ['"DocSearch-Dropdown"', PATCHES],
  ['"DocSearch--active"', PATCHES],
  ['"DocSearch-Hit-Container"', ROWS],
  ['"DocSearch-Hit-icon"', ROWS],
  ['"DocSearch-Hit-action"', ROWS],
  [LENGTH, 'plugins/search/docSearchMarkup.ts'],
];

/**
 * Fails the build if the installed DocSearch no longer has the markup that the theme relies on. Lets it
 * take queries as long as the site's.
 */
export function docSearchMarkup(): RspressPlugin {
  return {
    name: 'docsearch-markup',
    builderConfig: { plugins: [LONGER_QUERIES] },
    beforeBuild() {
      const file = createRequire(import.meta.url).resolve(`@docsearch/react/${SOURCE}`);
      checkDocSearchMarkup(readFileSync(file, 'utf8'));
    },
  };
}

const LONGER_QUERIES: RsbuildPlugin = {
  name: 'docsearch-longer-queries',
  setup(api) {
    api.transform({ test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, ({ code }) =>
      // One more than the site searches for, which says that it cuts the rest.
      code.replace(LENGTH, `maxLength:${UI_LIMITS.searchInput + 1}`),
    );
  },
};

/** Pure. `code` is DocSearch's bundle. */
export function checkDocSearchMarkup(code: string): void {
  for (const [part, usedBy] of RELIED_ON) {
    assertInternal(code.includes(part), {
      library: '@docsearch/react',
      version: '3.9.0',
      expected: `${part} in its markup`,
      source: SOURCE,
      usedBy,
    });
  }
}
