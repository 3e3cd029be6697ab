import type { RsbuildPlugin } from '@rsbuild/core';
import { packageFolder } from 'run-examples/build';
import { licensesFile } from './licensesFile.ts';
import { readPackage } from './readPackage.ts';

/**
 * Writes `/licenses.txt` with the licenses of all packages whose code is shipped to browsers. `also`
 * returns the folders of those whose code is emitted outside of the site's own compilation.
 */
export function licenses(also: () => Iterable<string>): RsbuildPlugin {
  return {
    name: 'licenses',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['web'] },
        ({ compilation, sources: { RawSource } }) => {
          const { modules = [] } = compilation
            .getStats()
            .toJson({ all: false, modules: true, nestedModules: true, ids: true });
          const folders = new Set<string>(also());
          const collect = (list: typeof modules) => {
            for (const { nameForCondition, modules: inner } of list) {
              const folder = nameForCondition && packageFolder(nameForCondition);
              if (folder) folders.add(folder);
              if (inner) collect(inner);
            }
          };
          collect(modules);
          const text = licensesFile([...folders].map(readPackage));
          compilation.emitAsset('licenses.txt', new RawSource(text));
        },
      );
    },
  };
}
