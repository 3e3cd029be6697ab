import type { AnyNode } from 'acorn';
import { MODULE_CALLS } from '../../build/classify/moduleCalls.ts';
import { CONFIG_FILE } from '../../build/classify/readConfig.ts';
import type { RunFile } from '../../contract.ts';
import { moduleShape } from '../../sandbox/compile/moduleShape.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';
import { stripTypes } from '../../sandbox/compile/stripTypes.ts';
import { walkCode } from '../../sandbox/compile/walkCode.ts';
import { resolveImport } from '../../sandbox/modules/resolveImport.ts';
import type { ProjectNote, ProjectPlan } from './projectPlan.ts';

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
