import type { CodeLocation } from '../../contract.ts';
import { applyEdits, offsetBefore } from './edits.ts';
import { factoryFrame, factoryNames } from './factoryText.ts';
import { moduleEdits } from './moduleEdits.ts';
import { type ModuleShape, moduleShape } from './moduleShape.ts';
import { parseModule } from './parseModule.ts';
import { type JsxRuntime, stripTypes } from './stripTypes.ts';

export interface CompiledFile {
  readonly path: string;
  readonly shape: ModuleShape;
  /** A module whose default export is a function with the file's code; see `factoryText.ts`. */
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
