import ts from 'typescript';
import type { CheckedSet } from './checkedSets.ts';
import { programFileOf, setPrograms, sourcesOf } from './setPrograms.ts';

export interface TypeProblem {
  readonly folder: string;
  readonly title: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly message: string;
}

// JavaScript can't declare parameter types: TS7xxx are errors about implicit any.
const IMPLICIT_ANY = { from: 7000, to: 7999 };

/** Type-checks sets in memory; only reads what they import from `root` from disk. */
export function checkTypes(root: string, sets: readonly CheckedSet[]): TypeProblem[] {
  return setPrograms(root, sets).flatMap(
    ({ sets: group, rootNames, options, host, optionErrors }) => {
      const program = ts.createProgram({ rootNames, options, host });
      const found = [...program.getGlobalDiagnostics(), ...program.getOptionsDiagnostics()];
      const general = [...optionErrors, ...found.filter(({ file }) => !file)];
      return [
        ...general.map((diagnostic) => toProblem(group[0], 'tsconfig.json', 1, diagnostic)),
        ...group.flatMap((set) => problemsOf(set, program)),
      ];
    },
  );
}

function problemsOf(set: CheckedSet, program: ts.Program): TypeProblem[] {
  return sourcesOf(set).flatMap((title) => {
    const file = program.getSourceFile(programFileOf(set, title));
    if (!file) return [];
    const script = /\.[mc]?jsx?$/.test(title);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter(({ code }) => !script || code < IMPLICIT_ANY.from || code > IMPLICIT_ANY.to)
      .map((diagnostic) => {
        const { line } = ts.getLineAndCharacterOfPosition(file, diagnostic.start ?? 0);
        return toProblem(set, title, line + 1, diagnostic);
      });
  });
}

function toProblem(
  set: CheckedSet | undefined,
  title: string,
  line: number,
  { code, messageText }: ts.Diagnostic,
): TypeProblem {
  const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
  return { folder: set?.folder ?? '', title, line, message };
}
