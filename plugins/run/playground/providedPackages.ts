import path from 'node:path';
import type { ProvidedPackages } from 'run-examples/build';

/** The packages that projects in the playground can import, in addition to Rstest. */
export function providedPackages(root: string): ProvidedPackages {
  return {
    specifiers: [
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      '@testing-library/dom',
      '@testing-library/jest-dom/matchers',
      '@testing-library/react',
      '@testing-library/user-event',
      'vue',
      '@vue/test-utils',
    ],
    // The build with the template compiler, which Vue's build for Node.js also has.
    alias: { vue$: path.join(root, 'node_modules/vue/dist/vue.esm-bundler.js') },
    define: {
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  };
}
