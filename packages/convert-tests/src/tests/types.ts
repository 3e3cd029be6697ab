/** Types of mocks. */
import type { Node, TSTypeParameterInstantiation } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { byName, namedRule } from '../rules/find.ts';
import { JEST_TYPES } from '../rules/jestTests.ts';
import { VITEST_TYPES } from '../rules/vitestTests.ts';
import { rangeOf } from '../syntax/walk.ts';
import type { TestFile } from './testFile.ts';

type Reference = Extract<Node, { type: 'TSTypeReference' }>;

/** Converts a reference to a type of the runner. Called for inner references first. */
export function convertType(node: Reference, name: string, file: TestFile): void {
  const { draft, needed, runner, done } = file;
  if (done.has(node)) return;
  const rule =
    runner === 'jest' ? byName(JEST_TYPES).get(`jest.${name}`) : byName(VITEST_TYPES).get(name);
  const target = rule?.targets[0]?.replace('export-type @rstest/core#', '');
  if (!rule || !target) {
    draft.note('manual', rule ?? namedRule(BEHAVIORS, 'extend types'), node);
    return;
  }
  needed.set(target, 'type');
  draft.edits.overwrite(...rangeOf(node.typeName), target);
  const parameters = parametersOf(node);
  if (runner === 'jest' && parameters && /^(?:Mock|MockInstance|SpyInstance)$/.test(name)) {
    convertParameters(parameters, file);
  }
  if (runner === 'jest' || rule.kind !== 'same') draft.note('change', rule, node);
}

export function parametersOf(node: Node): TSTypeParameterInstantiation | undefined {
  const holder = node as { typeParameters?: Node | null; typeArguments?: Node | null };
  const found = holder.typeParameters ?? holder.typeArguments;
  return found?.type === 'TSTypeParameterInstantiation' ? found : undefined;
}

/** `<R, A>` becomes `<(...args: A) => R>`; a single parameter may be the function's type. */
export function convertParameters(parameters: TSTypeParameterInstantiation, file: TestFile): void {
  const { draft, program } = file;
  const [result, args] = parameters.params;
  if (!result) return;
  const fromGlobals = program.body.some(
    (one) =>
      one.type === 'ImportDeclaration' && /^(?:@jest\/globals|jest-mock)$/.test(one.source.value),
  );
  const isFunction = /^(?:TSFunctionType|TSTypeQuery|TSIndexedAccessType)$/.test(result.type);
  if (!args && (fromGlobals || isFunction)) return;
  const list = args ? draft.edited(args) : 'any[]';
  const text = `<(...args: ${list}) => ${draft.edited(result)}>`;
  draft.edits.overwrite(...rangeOf(parameters), text);
}
