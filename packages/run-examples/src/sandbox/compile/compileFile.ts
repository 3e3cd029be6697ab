import type { Program } from 'acorn';
import type { CodeLocation } from '../../contract.ts';
import { namesOfStatement } from './declaredNames.ts';
import { applyEdits, offsetBefore } from './edits.ts';
import { type ModuleEdits, moduleEdits } from './moduleEdits.ts';
import { type ModuleShape, moduleShape } from './moduleShape.ts';
import { parseModule } from './parseModule.ts';
import { type JsxRuntime, stripTypes } from './stripTypes.ts';
import { walkCode } from './walkCode.ts';

export interface CompiledFile {
  readonly path: string;
  readonly shape: ModuleShape;
  /** A module whose default export is a function with the file's code. */
  readonly text: string;
  /** Maps a location in `text`, or an offset in the shape, to its location in the file. */
  readonly locationOf: (location: { line: number; column?: number }) => CodeLocation;
  readonly locationOfOffset: (offset: number) => CodeLocation;
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
  const { before, after } = factoryFrame(program, shape, names, made);
  const edited = applyEdits(stripped, made.edits);

  const untouched = untouchedLines(code, stripped);
  const locationOfOffset = (offset: number) => {
    const { line, column } = lineAndColumn(stripped, offset);
    return { path, line, ...(untouched(line) && { column }) };
  };
  return {
    path,
    shape,
    text: `${before}${edited}${after}//# sourceURL=${sourceUrl(path)}\n`,
    locationOfOffset,
    locationOf({ line, column }) {
      if (column === undefined) return { path, line };
      const inEdited = line === 1 ? Math.max(column - before.length, 1) : column;
      return locationOfOffset(offsetBefore(made.edits, offsetOf(edited, line, inEdited)));
    },
  };
}

/** The name of a file in stack traces. */
export function sourceUrl(path: string): string {
  return `/project/${encodeURI(path)}`;
}

/** Columns are only valid on lines that type stripping didn't change. */
function untouchedLines(code: string, stripped: string): (line: number) => boolean {
  const [before, now] = [code.split('\n'), stripped.split('\n')];
  return (line) => before[line - 1] === now[line - 1];
}

/** Line and column, counted from 1, of an offset in a text. */
function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The offset of a line and column, counted from 1; at most the text's end. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let count = 1; count < line; count++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}

/** The factory's first parameters, in this order; the module objects of its imports follow. */
const TOOLS = ['define', 'star', 'load', 'meta'] as const;
const COMMON_JS = ['require', 'module', 'exports', '__filename', '__dirname'] as const;

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
  program: Program,
  { waits, commonJs }: ModuleShape,
  { tools, modules }: FactoryNames,
  { exports, stars }: ModuleEdits,
): { readonly before: string; readonly after: string } {
  const own = new Set(program.body.flatMap(namesOfStatement));
  const parameters = [
    ...TOOLS.map((tool) => tools[tool]),
    ...COMMON_JS.map((name, index) => (own.has(name) ? `_own_${index}` : name)),
    ...modules.values(),
  ];
  const getters = [...exports].map(([name, value]) => `${JSON.stringify(name)}: () => ${value}`);
  const before = [
    `export default ${waits ? 'async ' : ''}function* (${parameters.join(', ')}) {`,
    commonJs ? '' : `${tools.define}({ ${getters.join(', ')} });`,
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
