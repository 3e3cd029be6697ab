import type { Program } from 'acorn';
import { applyEdits } from './edits.ts';
import { type ModuleEdits, moduleEdits } from './moduleEdits.ts';
import { type ModuleShape, moduleShape } from './moduleShape.ts';
import { parseModule } from './parseModule.ts';
import { type JsxRuntime, stripTypes } from './stripTypes.ts';
import { walkCode } from './walkCode.ts';

export interface CompiledFile {
  readonly path: string;
  readonly shape: ModuleShape;
  /** A module whose default export is a function with the file's code, on the same lines. */
  readonly text: string;
  /** The line of an offset in the shape, counted from 1. */
  readonly lineOf: (offset: number) => number;
}

/**
 * Converts a file of an example to a function that a module registry can run, so that modules can
 * import each other in a circle and their exports can be spied on, as in Rstest's own build. Keeps
 * line numbers. Throws a `SyntaxProblem`.
 */
export function compileFile(path: string, code: string, jsx?: JsxRuntime): CompiledFile {
  const stripped = stripTypes(path, code, jsx);
  const program = parseModule(path, stripped);
  const shape = moduleShape(program);
  const names = factoryNames(program, shape);
  const made = moduleEdits(stripped, program, {
    moduleOf: (specifier) => names.modules.get(specifier) ?? '',
    defaultExport: names.defaultExport,
    dynamicImport: names.tools.load,
    meta: names.tools.meta,
  });
  const { before, after } = factoryFrame(shape, names, made);
  const edited = applyEdits(stripped, made.edits);
  return {
    path,
    shape,
    text: `${before}${edited}${after}//# sourceURL=${sourceUrl(path)}\n`,
    lineOf: (offset) => stripped.slice(0, offset).split('\n').length,
  };
}

/** The name of a file in stack traces. */
export function sourceUrl(path: string): string {
  return `/project/${encodeURI(path)}`;
}

/** The factory's first parameters, in this order; the module objects of its imports follow. */
const TOOLS = ['define', 'star', 'load', 'meta'] as const;

interface FactoryNames {
  readonly tools: Readonly<Record<(typeof TOOLS)[number], string>>;
  readonly defaultExport: string;
  /** By specifier. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Names that don't occur in the program; those of modules resemble the specifier. */
function factoryNames(program: Program, { imports }: ModuleShape): FactoryNames {
  const taken = new Set<string>();
  walkCode(program, (node) => {
    if (node.type === 'Identifier') taken.add(node.name);
  });
  const free = (base: string) => {
    let name = base;
    for (let count = 1; taken.has(name); count++) name = `${base}_${count}`;
    taken.add(name);
    return name;
  };
  const tools = Object.fromEntries(TOOLS.map((tool) => [tool, free(`_${tool}`)]));
  return {
    tools: tools as FactoryNames['tools'],
    defaultExport: free('_default'),
    modules: new Map(imports.map(({ specifier }) => [specifier, free(`_${wordOf(specifier)}`)])),
  };
}

/**
 * The text before and after the edited code; the part before it shares the code's first line. The
 * function pauses after its exports are visible, so that its imports can run.
 */
function factoryFrame(
  { waits }: ModuleShape,
  { tools, modules }: FactoryNames,
  { exports, stars }: ModuleEdits,
): { readonly before: string; readonly after: string } {
  const parameters = [...TOOLS.map((tool) => tools[tool]), ...modules.values()];
  const getters = [...exports].map(([name, value]) => `${JSON.stringify(name)}: () => ${value}`);
  const before = [
    `export default ${waits ? 'async ' : ''}function* (${parameters.join(', ')}) {`,
    `${tools.define}({ ${getters.join(', ')} });`,
    `[${[...modules.values()].join(', ')}] = yield;`,
    ...stars.map((module) => `${tools.star}(${module});`),
  ];
  return { before: before.join(' '), after: '\n}\n' };
}

/** The last part of a specifier as an identifier: `@scope/some-kit/util.js` becomes `util`. */
function wordOf(specifier: string): string {
  const last = specifier.split('/').at(-1) ?? '';
  return last.replace(/(?<=.)\.\w+$/, '').replace(/[^\w$]/g, '_');
}
