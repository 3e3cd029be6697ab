import type { Factory } from '../compile/compileFile.ts';
import { isCode, type ModuleGraph } from './moduleGraph.ts';
import type { Resolved } from './resolveImport.ts';

interface RegistryOptions {
  readonly graph: ModuleGraph;
  /** Resolves to the exports of a package. */
  readonly loadPackage: (specifier: string) => Promise<object>;
  /** Evaluates the `text` of the compiled file at `path`. */
  readonly evaluate: (text: string, path: string) => Promise<{ readonly default: Factory }>;
  /** The value of `import.meta` in the file at `path`. */
  readonly metaOf: (path: string) => object;
}

/** A file that can be run. */
interface Instance {
  readonly exports: ExportsObject;
  /** Undefined if the file isn't code. */
  readonly factory: Factory | undefined;
  /** Set when the file starts to run. */
  running?: Promise<void>;
  /** The import that the file is waiting for. */
  waitsFor?: Instance;
}

/**
 * Runs the files of one example, once each. The returned function resolves to the exports of the file at
 * `path` after the file and its imports have run.
 */
export function createModuleRegistry(options: RegistryOptions): (path: string) => Promise<object> {
  const { graph, loadPackage, evaluate, metaOf } = options;
  const instances = new Map<string, Instance>();
  const packages = new Map<string, object>();
  const preparations = new Map<string, Promise<void>>();

  /** Loads a package, or creates the instance of a file without running it, once each. */
  function prepare(target: Resolved): Promise<void> {
    const key = keyOf(target);
    const preparation = preparations.get(key) ?? prepareNew(target, key);
    preparations.set(key, preparation);
    return preparation;
  }

  async function prepareNew(target: Resolved, key: string): Promise<void> {
    if (target.kind === 'package') {
      packages.set(key, await loadPackage(target.specifier));
      return;
    }
    const { path } = target;
    if (!isCode(path)) {
      const exports = dataModule(path, graph.codeOf(path));
      instances.set(key, { exports, factory: undefined });
      return;
    }
    const { default: factory } = await evaluate(graph.compile(path).text, path);
    instances.set(key, { exports: emptyExports(), factory });
  }

  /** Prepares a file or package with everything that it imports, directly or not. */
  async function prepareAll(target: Resolved, seen = new Set<string>()): Promise<void> {
    const key = keyOf(target);
    if (seen.has(key)) return;
    seen.add(key);
    await Promise.all([
      prepare(target),
      ...importsOf(target).map((imported) => prepareAll(imported, seen)),
    ]);
  }

  function importsOf(target: Resolved): Resolved[] {
    if (target.kind === 'package' || !isCode(target.path)) return [];
    const { shape } = graph.compile(target.path);
    return [...shape.imports, ...shape.lazy].map(({ specifier }) =>
      graph.resolve(specifier, target.path),
    );
  }

  /** Runs what a file imports, then the file. In a circular import, exports may not be set yet. */
  async function run(target: Resolved, importer?: Instance): Promise<void> {
    const instance = instances.get(keyOf(target));
    if (target.kind === 'package' || !instance?.factory) return;
    if (importer && isCircular(instance, importer)) return;
    if (importer) importer.waitsFor = instance;
    instance.running ??= runNew(target.path, instance.factory, instance);
    await instance.running;
    delete importer?.waitsFor;
  }

  async function runNew(path: string, factory: Factory, instance: Instance): Promise<void> {
    const steps = factory(
      (specifier) => exportsOf(graph.resolve(specifier, path)),
      instance.exports,
      async (specifier) => load(graph.resolve(String(specifier), path)),
      metaOf(path),
    );
    await steps.next();
    for (const { specifier } of graph.compile(path).shape.imports) {
      await run(graph.resolve(specifier, path), instance);
    }
    await steps.next();
  }

  async function load(target: Resolved): Promise<object> {
    await prepareAll(target);
    await run(target);
    return exportsOf(target);
  }

  function exportsOf(target: Resolved): object {
    const key = keyOf(target);
    return packages.get(key) ?? instances.get(key)?.exports ?? {};
  }

  return (path) => load({ kind: 'file', path });
}

/** Whether an import is circular: the imported file is the importer or waits for it, directly or not. */
function isCircular(imported: Instance | undefined, importer: Instance): boolean {
  if (imported === undefined) return false;
  return imported === importer || isCircular(imported.waitsFor, importer);
}

function keyOf(target: Resolved): string {
  return target.kind === 'package' ? target.specifier : `/${target.path}`;
}

type ExportsObject = Record<string, unknown>;

/** The exports object of an ES module, marked as bundlers do. */
function emptyExports(): ExportsObject {
  const exports: ExportsObject = {};
  Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  Object.defineProperty(exports, '__esModule', { value: true });
  return exports;
}

/**
 * The exports of a file that isn't code: the keys of JSON, the text of an image; stylesheets have none.
 * Throws if JSON can't be parsed.
 */
function dataModule(path: string, code: string): ExportsObject {
  const exports = emptyExports();
  if (path.endsWith('.svg')) exports.default = code;
  else if (path.endsWith('.json')) {
    const value: unknown = JSON.parse(code);
    if (typeof value === 'object' && !Array.isArray(value)) Object.assign(exports, value);
    exports.default = value;
  }
  return exports;
}
