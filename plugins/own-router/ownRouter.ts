import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const ROUTER = fileURLToPath(new URL('../../theme/router/index.tsx', import.meta.url));

/**
 * Puts `theme/router` in the place of `react-router-dom`. Rspress matches routes by itself and
 * wants no more of a router than an address and its history; the library is a tenth of a page.
 */
export function ownRouter(): RsbuildPlugin {
  return {
    name: 'own-router',
    setup(api) {
      // Rspress sets its alias for each environment, which comes before what a config says for all.
      api.modifyBundlerChain((chain) => {
        chain.resolve.alias.set('react-router-dom', ROUTER);
      });
    },
  };
}
