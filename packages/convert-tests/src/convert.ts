import { convertConfig, convertJson } from './configs/convertConfig.ts';
import { ConvertError, withPosition } from './convertError.ts';
import { detectKind } from './detectKind.ts';
import { createDraft, type Draft, type Note } from './draft.ts';
import { type Kind, outputPath } from './kind.ts';
import { convertTest } from './tests/convertTest.ts';

/** The limit for one file. The longest test files of public projects have about 400,000 characters. */
const MAX_CHARACTERS = 500_000;

export interface Input {
  /** A path or a file name, which can tell the kind and the syntax; may be empty. */
  readonly path: string;
  readonly code: string;
  /** The kind of the file; detected from its name and its code if it's left out. */
  readonly kind?: Kind;
  /**
   * Whether a test file that uses global functions imports them afterwards, or keeps them, which needs
   * `globals: true` in the configuration. By default, they're imported, and configurations of Jest still
   * get the option, because other test files may need it.
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
    // The code is so deeply nested that a recursive function has exceeded the call stack.
    if (error instanceof RangeError) throw new ConvertError('too deep');
    throw error;
  }
}

function convertFile({ path, code, kind, globals }: Input): Converted {
  if (code.trim() === '') throw new ConvertError('empty');
  if (code.length > MAX_CHARACTERS) throw new ConvertError('too large');
  const detected = kind ?? detectKind(path, code);
  if (!detected) throw new ConvertError('unknown');
  // All edits have the line breaks of Unix, so those of Windows are put back at the end.
  const isWindows = code.includes('\r\n');
  const draft = createDraft(path, isWindows ? code.replaceAll('\r\n', '\n') : code, globals);
  const unixOutput = convertedCode(draft, detected);
  const output = isWindows ? unixOutput.replaceAll('\n', '\r\n') : unixOutput;
  const notes = [...draft.notes].sort((a, b) => a.line - b.line || a.column - b.column);
  return { kind: detected, path: outputPath(path, detected, output), code: output, notes };
}

function convertedCode(draft: Draft, kind: Kind): string {
  if (kind === 'jest-json') return withPosition(() => convertJson(draft));
  const runner = kind.startsWith('jest') ? 'jest' : 'vitest';
  const text = kind.endsWith('config') ? convertConfig(draft, runner) : convertTest(draft, runner);
  return /^\s/.test(draft.code) ? text : text.trimStart();
}
