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
  /** For `import.meta.rstest`, by full path. */
  readonly importMetaRstest: (path: string) => unknown;
}

/**
 * Prepares the files of an example. Compiles everything up front, so that errors are thrown
 * before anything runs. The returned function runs the setup files and the test file.
 */
export function loadFiles(
  { entry, check, files, packages, options }: Job,
  locations: StackLocations,
): (runtime: RuntimeApi) => Promise<void> {
  const setupFiles = pathsOf(options.setupFiles);
  const known = new Set(['@rstest/core', ...Object.keys({ ...NODE_MODULES, ...packages })]);
  const jsxRuntime = options.jsxRuntime === 'automatic' ? 'automatic' : 'classic';
  const graph = createModuleGraph({ files, packages: known, jsxRuntime });
  graph.check([...setupFiles, ...check]);
  return async ({ api, importMetaRstest }) => {
    const ofPackages = createPackageLoader(packages);
    const registry = createModuleRegistry({
      graph,
      loadPackage: async (name) =>
        name === '@rstest/core' ? api : (NODE_MODULES[name] ?? ofPackages(name)),
      async evaluate(text, path) {
        const url = moduleUrl(text);
        locations.add(url, path);
        return import(/* webpackIgnore: true */ url);
      },
      metaOf: (path) => importMeta(path, importMetaRstest),
    });
    for (const path of [...setupFiles, entry]) await registry.load(path);
  };
}

/** Same as in Rstest's build. */
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

function pathsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.map((path) => String(path).replace(/^\.\//, ''));
}
