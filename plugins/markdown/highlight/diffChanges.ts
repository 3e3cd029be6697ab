import { outputCommand } from './classNames.ts';

/** What a diff does to a line; `undefined` for a line that stays. */
export type DiffChange = 'inserted' | 'deleted' | undefined;

interface Changes {
  /** The language of the changed code. */
  readonly language: string;
  /** Both sides, without the signs at the beginning of lines. */
  readonly code: string;
  /** By line, from 0. */
  readonly changes: readonly DiffChange[];
}

const CHANGES: Readonly<Record<string, DiffChange>> = { '+': 'inserted', '-': 'deleted' };

/**
 * Reads a `diff` block whose lines are code, to be highlighted in the language of that code: JSON if it
 * starts like it, otherwise TypeScript. `undefined` for other blocks and for a program's output.
 */
export function changesOf(language: string, meta: string, source: string): Changes | undefined {
  if (language !== 'diff' || outputCommand(meta) !== undefined) return undefined;
  const lines = source.split('\n');
  const code = lines.map((line) => line.replace(/^[-+ ]/, '')).join('\n');
  return {
    language: /^\s*[{"]/.test(code) ? 'json' : 'tsx',
    code,
    changes: lines.map((line) => CHANGES[line.charAt(0)]),
  };
}
