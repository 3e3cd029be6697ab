/** Parts of a configuration that depend on what only Jest, Next.js, or Vite provide. */
import type { Node, Program } from '@babel/types';
import type { Draft } from '../draft.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { stringValue, unwrap } from '../syntax/values.ts';
import { nodesIn } from '../syntax/walk.ts';

export function noteUnreadable(draft: Draft, program: Program, exported: Node | undefined): void {
  const next = nodesIn(program).find((one) => /^next\/jest(?:\.js)?$/.test(stringValue(one) ?? ''));
  if (next) draft.note('manual', namedRule(BEHAVIORS, 'next/jest'), next);
  const [parameter] = exported ? parametersOf(exported) : [];
  if (parameter) draft.note('manual', namedRule(BEHAVIORS, 'config parameters'), parameter);
}

/** Parameters of an exported function, also within `defineConfig()`. */
function parametersOf(node: Node): readonly Node[] {
  const value = unwrap(node);
  if (value.type === 'CallExpression') return value.arguments.flatMap(parametersOf);
  return 'params' in value && Array.isArray(value.params) ? (value.params as Node[]) : [];
}
