import type { CallExpression, Node } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { keyOf } from '../syntax/values.ts';
import { calledFunction } from './callbacks.ts';
import type { TestFile } from './testFile.ts';

const TESTS = /^(?:test|it|describe|suite)$/;
const IGNORED = /^(?:skip|only|todo|fails|concurrent|sequential|shuffle|tags)$/;

/** Options of a test or a suite that Rstest only has as functions: `test(name, { skip: true }, fn)`. */
export function noteTestOptions(
  { callee, arguments: [, ...others] }: CallExpression,
  parents: readonly Node[],
  file: TestFile,
): void {
  if (file.runner !== 'vitest') return;
  const options = others.flatMap((one) => (one.type === 'ObjectExpression' ? one.properties : []));
  const ignored = options.find(
    (one) => one.type !== 'SpreadElement' && IGNORED.test(keyOf(one) ?? ''),
  );
  if (!ignored || !TESTS.test(calledFunction(callee, parents, file).name ?? '')) return;
  file.draft.note('manual', namedRule(BEHAVIORS, 'test options'), ignored);
}
