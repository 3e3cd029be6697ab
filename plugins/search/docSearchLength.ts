import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { assertInternal } from 'static-pages/build';
import { UI_LIMITS } from '../../theme/settings/site.ts';

/** Longer queries are cut by DocSearch, and it has no option for that. */
const LENGTH = 'maxLength:64';

/** Lets DocSearch take queries as long as the site's. Fails the build if it can't. */
export function docSearchLength(): RspressPlugin {
  return { name: 'docsearch-length', builderConfig: { plugins: [LONGER_QUERIES] } };
}

const LONGER_QUERIES: RsbuildPlugin = {
  name: 'docsearch-longer-queries',
  setup(api) {
    api.transform({ test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, ({ code }) => {
      assertInternal(code.includes(LENGTH), {
        library: '@docsearch/react',
        version: '3.9.0',
        expected: LENGTH,
        source: 'dist/esm/index.js',
        usedBy: 'plugins/search/docSearchLength.ts',
      });
      // One more than the site searches for, which says that it cuts the rest.
      return code.replace(LENGTH, `maxLength:${UI_LIMITS.searchInput + 1}`);
    });
  },
};
