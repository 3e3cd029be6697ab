import type { CallExpression, Identifier, MemberExpression, Node } from '@babel/types';
import type { Rule } from '../rules/rule.ts';
import { stringValue } from '../syntax/values.ts';
import type { TestFile } from './testFile.ts';

export interface SpecialCall {
  readonly call: CallExpression;
  readonly member: MemberExpression;
  readonly node: Identifier;
  readonly parents: readonly Node[];
  readonly rule: Rule;
  readonly file: TestFile;
  /** Renames it as the rule says, and notes that. */
  readonly rename: () => void;
}

export type Special = (call: SpecialCall) => void;

/** The path of a module in the first argument: a string, or `import('./path')`. */
export function modulePath(node: Node | undefined): string | undefined {
  if (node?.type === 'ImportExpression') return stringValue(node.source);
  if (node?.type === 'CallExpression' && node.callee.type === 'Import')
    return stringValue(node.arguments[0]);
  return stringValue(node);
}
