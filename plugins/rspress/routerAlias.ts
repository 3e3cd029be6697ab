import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { assertInternal, rspressInternal } from './internals.ts';

const LIBRARY = 'react-router-dom';
const ROUTER = fileURLToPath(new URL('../../theme/navigation/router/index.tsx', import.meta.url));

const ALIAS = rspressInternal(
  `an alias for ${LIBRARY} in every environment`,
  'dist/node/utils/reactAlias.js',
  'plugins/rspress/routerAlias.ts',
);

/**
 * Replaces `react-router-dom` with `theme/navigation/router`. Rspress matches routes itself and only
 * needs location and history; the library would be a tenth of a page's JavaScript.
 */
export function routerAlias(): RsbuildPlugin {
  return {
    name: 'router-alias',
    setup(api) {
      // Rspress sets its alias per environment, which overrides what the configuration sets for all.
      api.modifyBundlerChain((chain) => {
        assertInternal(chain.resolve.alias.has(LIBRARY), ALIAS);
        chain.resolve.alias.set(LIBRARY, ROUTER);
      });
    },
  };
}
