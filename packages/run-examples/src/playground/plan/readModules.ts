import type { AnyNode } from 'acorn';
import { MODULE_CALLS } from '../../build/classify/moduleCalls.ts';
import { CONFIG_FILE } from '../../build/classify/readConfig.ts';
import type { ReasonKind } from '../../build/classify/settings.ts';
import type { RunFile } from '../../contract.ts';
import { moduleShape } from '../../sandbox/compile/moduleShape.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import { walkCode } from '../../sandbox/compile/walkCode.ts';
import { resolveImport } from '../../sandbox/modules/resolveImport.ts';

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
  /** The files that each file imports, by path. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Specifiers of the packages that its files import. */
  readonly packages: readonly string[];
  readonly notes: readonly ProjectNote[];
}

type Modules = Pick<ProjectPlan, 'imports' | 'packages' | 'notes'>;

const SCRIPT = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** Files that a bundler's plugin compiles; the sandbox has none. */
const COMPILED = /\.(?:vue|svelte)$/;

/** What the files of a project import, and what in them only Rstest's build can follow. */
export function readModules(files: readonly RunFile[]): Modules {
  const paths = new Set(files.map(({ path }) => path));
  const packages = new Set<string>();
  const notes: ProjectNote[] = [];
  const imports = files
    .filter(({ path }) => SCRIPT.test(path) && !CONFIG_FILE.test(path))
    .map(({ path, code }) => {
      const module = readModule(path, code);
      for (const name of module.calls) notes.push({ kind: 'moduleCall', name, path });
      const targets = module.specifiers.flatMap((specifier) => {
        if (COMPILED.test(specifier)) notes.push({ kind: 'import', specifier, path });
        const resolved = resolveImport(specifier, path, paths);
        if (resolved?.kind === 'package') packages.add(specifier);
        return resolved?.kind === 'file' ? [resolved.path] : [];
      });
      return [path, targets] as const;
    });
  return { imports: Object.fromEntries(imports), packages: [...packages], notes };
}

function readModule(path: string, code: string) {
  try {
    const program = parseModule(path, stripTypes(path, code));
    const { imports, lazy } = moduleShape(program);
    const calls = new Set<string>();
    walkCode(program, (node) => {
      const name = moduleCall(node);
      if (name !== undefined) calls.add(name);
    });
    return { specifiers: [...imports, ...lazy].map(({ specifier }) => specifier), calls };
  } catch {
    // Not readable now; the run says where, if it comes to it.
    return { specifiers: [], calls: new Set<string>() };
  }
}

/** `rs.mock` of a call of it. */
function moduleCall(node: AnyNode): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
  const isApi = object.name === 'rs' || object.name === 'rstest';
  return isApi && MODULE_CALLS.has(property.name) ? `${object.name}.${property.name}` : undefined;
}
