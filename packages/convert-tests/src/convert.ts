import { convertConfig, convertJson } from './configs/convertConfig.ts';
import { ConvertError, withPosition } from './convertError.ts';
import { detectKind } from './detectKind.ts';
import { createDraft, type Draft, type Note } from './draft.ts';
import { type Kind, outputPath } from './kind.ts';
import { convertTest } from './tests/convertTest.ts';

/** Of one file. The longest test files of public projects have about 400,000. */
const MOST_CHARACTERS = 500_000;

export interface Input {
  /** A path or a file name, by which the kind and the syntax are found; may be empty. */
  readonly path: string;
  readonly code: string;
  /** What the file is; found by name and code if it's left out. */
  readonly kind?: Kind;
  /**
   * What becomes of global functions in a test file that imports none: they're imported, or kept,
   * which needs `globals: true` in the configuration. By default, they're imported, and configurations
   * of Jest get the option, because other test files may need it.
   */
  readonly globals?: 'import' | 'keep';
}

export interface Converted {
  readonly kind: Kind;
  readonly path: string;
  readonly code: string;
  /** In the order of the input's lines. */
  readonly notes: readonly Note[];
}

/**
 * Converts one file to Rstest. Throws a `ConvertError` if the file is empty, too large, too deep,
 * neither a configuration nor a test, or can't be parsed; the error then has line and column.
 */
export function convert(input: Input): Converted {
  try {
    return convertFile(input);
  } catch (error) {
    // The call stack is full.
    if (error instanceof RangeError) throw new ConvertError('too deep');
    throw error;
  }
}

function convertFile({ path, code, kind, globals }: Input): Converted {
  if (code.trim() === '') throw new ConvertError('empty');
  if (code.length > MOST_CHARACTERS) throw new ConvertError('too large');
  const found = kind ?? detectKind(path, code);
  if (!found) throw new ConvertError('unknown');
  const draft = createDraft(path, code, globals);
  const written = write(draft, found);
  const notes = [...draft.notes].sort((a, b) => a.line - b.line || a.column - b.column);
  return { kind: found, path: outputPath(path, found, written), code: written, notes };
}

function write(draft: Draft, kind: Kind): string {
  if (kind === 'jest-json') return withPosition(() => convertJson(draft));
  const runner = kind.startsWith('jest') ? 'jest' : 'vitest';
  const text = kind.endsWith('config') ? convertConfig(draft, runner) : convertTest(draft, runner);
  return /^\s/.test(draft.code) ? text : text.trimStart();
}
