import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { UI_LIMITS } from '../../theme/settings/site.ts';
import { assertInternal } from '../rspress/internals.ts';

const LIBRARY = '@docsearch/react';
const SOURCE = 'dist/esm/index.js';

/** Classes of DocSearch's markup, and the files of the theme that rely on them. */
const CLASSES: readonly (readonly [name: string, usedBy: string])[] = [
  ['DocSearch-Container', 'theme/search/docsearch/patches.ts'],
  ['DocSearch-SearchBar', 'theme/search/docsearch/patches.ts'],
  ['DocSearch-Footer', 'theme/search/docsearch/patches.ts'],
  ['DocSearch-Dropdown', 'theme/search/docsearch/patches.ts'],
  ['DocSearch--active', 'theme/search/docsearch/patches.ts'],
  ['DocSearch-Hit-Container', 'theme/search/docsearch/HitRow.tsx'],
  ['DocSearch-Hit-icon', 'theme/search/docsearch/HitRow.tsx'],
  ['DocSearch-Hit-action', 'theme/search/docsearch/HitRow.tsx'],
];

/** Longer queries are cut by DocSearch, and it has no option for that. */
const LENGTH = 'maxLength:64';

/**
 * Fails the build if the installed DocSearch no longer has the markup that the theme relies on. Lets it
 * take queries as long as the site's.
 */
export function docSearchMarkup(): RspressPlugin {
  return {
    name: 'docsearch-markup',
    config(config) {
      const plugins = [longerQueries()];
      const builderConfig = mergeRsbuildConfig(config.builderConfig ?? {}, { plugins });
      return { ...config, builderConfig };
    },
    beforeBuild() {
      const file = createRequire(import.meta.url).resolve(`${LIBRARY}/${SOURCE}`);
      checkDocSearchMarkup(readFileSync(file, 'utf8'));
    },
  };
}

function longerQueries(): RsbuildPlugin {
  return {
    name: 'docsearch-longer-queries',
    setup(api) {
      api.transform({ test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, ({ code }) =>
        // One more than the site searches for, which says that it cuts the rest.
        code.replace(LENGTH, `maxLength:${UI_LIMITS.searchInput + 1}`),
      );
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
  const expected = `${LENGTH} in its markup`;
  const usedBy = 'plugins/search/docSearchMarkup.ts';
  const internal = { library: LIBRARY, version: '3.9.0', expected, source: SOURCE, usedBy };
  assertInternal(code.includes(LENGTH), internal);
}
