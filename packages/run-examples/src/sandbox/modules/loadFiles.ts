import { NODE_MODULES } from '../node/nodeModules.ts';
import type { Job } from '../protocol.ts';
import type { StackLocations } from '../runtime/runError.ts';
import { ROOT } from '../runtime/workerState.ts';
import { createModuleGraph } from './moduleGraph.ts';
import { createModuleRegistry } from './moduleRegistry.ts';
import { createPackageLoader, moduleUrl } from './packageModules.ts';

interface RuntimeApi {
  /** The exports of `@rstest/core` for tests. */
  readonly api: object;
  /** The value of `import.meta.rstest` in the file with a full path. */
  readonly importMetaRstest: (path: string) => unknown;
}

/**
 * Compiles the setup files, the files to check, and everything that they import. Throws a `SyntaxProblem`
 * or an `ImportProblem` before anything runs. The returned function runs the setup files and the test file.
 */
export function loadFiles(
  { entry, check, files, packages, options }: Job,
  locations: StackLocations,
): (runtime: RuntimeApi) => Promise<void> {
  const { setupFiles = [], jsxRuntime } = options;
  const specifiers = new Set(['@rstest/core', ...Object.keys({ ...NODE_MODULES, ...packages })]);
  const graph = createModuleGraph({ files, packages: specifiers, jsxRuntime });
  graph.check([...setupFiles, ...check]);
  return async ({ api, importMetaRstest }) => {
    const loadProvided = createPackageLoader(packages);
    const load = createModuleRegistry({
      graph,
      loadPackage: async (name) =>
        name === '@rstest/core' ? api : (NODE_MODULES[name] ?? loadProvided(name)),
      async evaluate(text, path) {
        const url = moduleUrl(text);
        locations.add(url, path);
        return import(/* webpackIgnore: true */ url);
      },
      metaOf: (path) => importMeta(path, importMetaRstest),
    });
    for (const path of [...setupFiles, entry]) await load(path);
  };
}

/** The object `import.meta`, with the properties that it has in Rstest's build. */
function importMeta(path: string, rstest: RuntimeApi['importMetaRstest']): object {
  const filename = `${ROOT}/${path}`;
  const { process } = globalThis;
  return {
    url: `file://${encodeURI(filename)}`,
    filename,
    dirname: filename.replace(/\/[^/]*$/, ''),
    get env() {
      return process.env;
    },
    get rstest() {
      return rstest(filename);
    },
  };
}
