import type { CallExpression } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { unwrap } from '../syntax/values.ts';
import type { TestFile } from './testFile.ts';

const TAKES_IMPLEMENTATION = /^(?:fn|mockImplementation|mockImplementationOnce)$/;

/** A class as the implementation of a mock function, which Rstest can't call with `new`. */
export function noteClass({ callee, arguments: [first] }: CallExpression, file: TestFile): void {
  if (!first || unwrap(first).type !== 'ClassExpression') return;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
  if (!TAKES_IMPLEMENTATION.test(callee.property.name)) return;
  file.draft.note('manual', namedRule(BEHAVIORS, 'class in mock'), first);
}
