import { CONFIG_FILE } from '../../build/classify/readConfig.ts';
import { isScript, readScript } from '../../build/classify/readScript.ts';
import type { ReasonKind } from '../../build/classify/settings.ts';
import type { RunFile } from '../../contract.ts';
import { isPackage } from '../../sandbox/modules/resolveImport.ts';

/** Something of a project that a page can't do, although Rstest can. */
export type ProjectNote =
  /** A setting that has no effect in a page; `bundle`: only a bundler could follow it. */
  | { readonly kind: 'setting'; readonly name: string; readonly reason: ReasonKind | 'bundle' }
  /** The config file can't be read without running it, so the defaults apply. */
  | { readonly kind: 'config'; readonly path: string }
  /** A call, such as `rs.mock`, that Rstest's build has to rewrite. */
  | { readonly kind: 'moduleCall'; readonly name: string; readonly path: string }
  /** An import of a file that only a bundler makes a module of. */
  | { readonly kind: 'import'; readonly specifier: string; readonly path: string };

/** How a project runs in a page. JSON can hold it. */
export interface ProjectPlan {
  /** As the contract's `RunnableSet` has them. */
  readonly options: Readonly<Record<string, unknown>> & { readonly tests: readonly string[] };
  /** Specifiers of the packages that its files import. */
  readonly packages: readonly string[];
  readonly notes: readonly ProjectNote[];
}

type Modules = Pick<ProjectPlan, 'packages' | 'notes'>;

/** Files that a bundler's plugin compiles; the sandbox has none. */
const COMPILED = /\.(?:vue|svelte)$/;

/** What the files of a project import, and what in them only Rstest's build can follow. */
export function readModules(files: readonly RunFile[]): Modules {
  const packages = new Set<string>();
  const notes: ProjectNote[] = [];
  for (const { path, code } of files) {
    if (!isScript(path) || CONFIG_FILE.test(path)) continue;
    const { imports, calls } = readScript({ path, code });
    for (const name of calls) notes.push({ kind: 'moduleCall', name, path });
    for (const specifier of imports) {
      if (COMPILED.test(specifier)) notes.push({ kind: 'import', specifier, path });
      if (isPackage(specifier)) packages.add(specifier);
    }
  }
  return { packages: [...packages], notes };
}
