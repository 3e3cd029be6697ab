import path from 'node:path';
import ts from 'typescript';
import type { TargetKind, TypeTarget } from '../../../../../checks/facts/targets/target.ts';
import type { PublicEntry } from '../../../../../checks/facts/typeProgram.ts';

/** The fake package in a compiler program. */
export function openMadeUp(): PublicEntry {
  const file = path.join(import.meta.dirname, 'madeUp.d.ts');
  const program = ts.createProgram([file], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.esnext.disposable.d.ts'],
    types: [],
  });
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} can't be read`);
  return { name: 'made-up', types: { checker: program.getTypeChecker(), source } };
}

export function idsOf(targets: readonly TypeTarget[], kind: TargetKind): string[] {
  return targets.filter((target) => target.kind === kind).map(({ id }) => id);
}
