import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { assertInternal } from 'static-pages/build';
import { UI_LIMITS } from '../../theme/settings/site.ts';

/** DocSearch's limit for the length of a query, in characters. There's no option for it. */
const LIMIT = 'maxLength:64';

/** Replaces DocSearch's limit with the site's. Fails the build if DocSearch's code doesn't have it. */
export function docSearchLength(): RspressPlugin {
  return { name: 'docsearch-length', builderConfig: { plugins: [LONGER_QUERIES] } };
}

const LONGER_QUERIES: RsbuildPlugin = {
  name: 'docsearch-longer-queries',
  setup(api) {
    api.transform({ test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, ({ code }) => {
      assertInternal(code.includes(LIMIT), {
        library: '@docsearch/react',
        version: '3.9.0',
        expected: LIMIT,
        source: 'dist/esm/index.js',
        usedBy: 'plugins/search/docSearchLength.ts',
      });
      // One more than the site searches for, so that it notices longer queries and says they're cut.
      return code.replace(LIMIT, `maxLength:${UI_LIMITS.searchInput + 1}`);
    });
  },
};
