import type { ExportDefaultDeclaration, ExportNamedDeclaration, Program } from 'acorn';
import { full } from 'acorn-walk';
import { transform } from 'sucrase';
import { type ModuleShape, moduleShape } from './moduleShape.ts';
import { parseModule } from './parseModule.ts';
import { type JsxRuntime, stripTypes } from './stripTypes.ts';

export interface CompiledFile {
  readonly path: string;
  readonly shape: ModuleShape;
  /** A module whose default export is a `Factory` with the file's code, on the same lines. */
  readonly text: string;
  /** The line of an offset in the shape, counted from 1. */
  readonly lineOf: (offset: number) => number;
}

/**
 * Runs a file as CommonJS. The first step only exports the file's functions, so that modules that import
 * each other in a circle have them. Before the second step, the modules that the file imports must have run.
 */
export type Factory = (
  require: (specifier: string) => object,
  exports: object,
  importModule: (specifier: unknown) => Promise<object>,
  importMeta: object,
) => Iterator<unknown> | AsyncIterator<unknown>;

/** The parameters of a factory, which the code of an example mustn't declare. */
const IMPORT_MODULE = '__importModule';
const IMPORT_META = '__importMeta';

/**
 * Sucrase's code for the call of an imported function: `_sum.sum.call(void 0, 1)`. It's replaced by
 * `(0, _sum.sum)(1)`, because the error for a missing function would be about `call`. At the beginning of
 * a line, the call stays, because the parenthesis could continue the line before.
 */
const IMPORTED_CALL = /(?<=\S[^\S\n]*)\b(_\w+\.[\w$]+)\.call\(void 0, /g;

/** Sucrase's getter for a name of `export *`. It gets a setter, for a file's own export with that name. */
const STAR_EXPORT = /(?<=^.*function _createStarExport\(obj\).*)get: \(\) => obj\[key\]/;
const WITH_SETTER =
  '$&, set: (value) => Object.defineProperty(exports, key, { value, writable: true })';

/**
 * Converts a file of an example to a function that a module registry can run, so that modules can
 * import each other in a circle and their exports can be spied on, as in Rstest's own build. Keeps
 * line numbers. Throws a `SyntaxProblem`.
 */
export function compileFile(path: string, code: string, jsx?: JsxRuntime): CompiledFile {
  const stripped = stripTypes(path, code, jsx);
  const program = parseModule(path, stripped);
  const shape = moduleShape(program);
  const commonJs = transform(replaceImports(stripped, program), {
    transforms: ['imports'],
    disableESTransforms: true,
    // All modules are ES modules here, and packages are module namespaces.
    enableLegacyTypeScriptModuleInterop: true,
  })
    .code.replace(/^#!.*/, '')
    .replace(IMPORTED_CALL, '(0, $1)(')
    .replace(STAR_EXPORT, WITH_SETTER);
  const head = [
    `export default ${shape.waits ? 'async ' : ''}function* (`,
    `require, exports, ${IMPORT_MODULE}, ${IMPORT_META}) {`,
    ...exportsOfFunctions(program),
    'yield;',
  ];
  return {
    path,
    shape,
    text: `${head.join(' ')} ${commonJs}\n}\n//# sourceURL=/project/${path}\n`,
    lineOf: (offset) => stripped.slice(0, offset).split('\n').length,
  };
}

/** Replaces `import(…)` and `import.meta`, which only exist in ES modules. */
function replaceImports(code: string, program: Program): string {
  const edits: { start: number; end: number; text: string }[] = [];
  full(program, (node) => {
    const { start, end } = node;
    if (node.type === 'ImportExpression') {
      edits.push({ start, end: start + 'import'.length, text: IMPORT_MODULE });
    } else if (node.type === 'MetaProperty' && node.meta.name === 'import') {
      edits.push({ start, end, text: IMPORT_META });
    }
  });
  // From the end, so that earlier offsets stay valid.
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );
}

/** The code that exports declared functions before the file runs. */
function exportsOfFunctions({ body }: Program): string[] {
  const functions = new Set(
    body.flatMap((node) => (node.type === 'FunctionDeclaration' ? [node.id.name] : [])),
  );
  return body.flatMap((node) => [...exportOfFunction(node), ...exportsInList(node, functions)]);
}

type BodyNode = Program['body'][number];

function exportOfFunction(node: BodyNode): string[] {
  const { type } = node;
  if (type !== 'ExportNamedDeclaration' && type !== 'ExportDefaultDeclaration') return [];
  const { declaration }: ExportNamedDeclaration | ExportDefaultDeclaration = node;
  if (declaration?.type !== 'FunctionDeclaration' || !declaration.id) return [];
  const { name } = declaration.id;
  return [`exports.${type === 'ExportDefaultDeclaration' ? 'default' : name} = ${name};`];
}

/** The same for functions in a list, such as `export { add, add as plus }`. */
function exportsInList(node: BodyNode, functions: ReadonlySet<string>): string[] {
  if (node.type !== 'ExportNamedDeclaration' || node.source) return [];
  return node.specifiers.flatMap(({ local, exported }) =>
    local.type === 'Identifier' && exported.type === 'Identifier' && functions.has(local.name)
      ? [`exports.${exported.name} = ${local.name};`]
      : [],
  );
}
