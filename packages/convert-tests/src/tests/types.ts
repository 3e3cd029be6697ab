/** Types of mocks. */
import type {
  CallExpression,
  Node,
  TSTypeParameterInstantiation,
  TSTypeReference,
} from '@babel/types';
import type { Rule } from '../rules/rule.ts';
import { RUNNERS, type TestFile } from './testFile.ts';

/** The rule of a type of the runner; one without a counterpart for others. */
export function typeRule(name: string, { runner }: TestFile): Rule {
  const { types, typePrefix } = RUNNERS[runner];
  const none: Rule = { name, kind: 'none', targets: [], section: 'large-suite#types' };
  return types.get(typePrefix + name) ?? none;
}

/** The name of a type in `@rstest/core`. */
export function typeTarget({ targets: [target] }: Rule): string | undefined {
  return target?.replace('export-type @rstest/core#', '');
}

/** Converts a reference to a type of the runner. Called for inner references first. */
export function convertType(node: TSTypeReference, name: string, file: TestFile): void {
  const { draft, needed, runner } = file;
  const rule = typeRule(name, file);
  const target = typeTarget(rule);
  if (!target) {
    draft.note('manual', rule, node);
    return;
  }
  needed.set(target, 'type');
  draft.replace(node.typeName, target);
  if (runner === 'jest' && /^(?:Mock|MockInstance|SpyInstance)$/.test(name))
    convertMockType(node, file);
  if (runner === 'jest' || rule.kind !== 'same') draft.note('change', rule, node);
}

/** `<R, A>` becomes `<(...args: A) => R>`; a single parameter may be the function's type. */
export function convertMockType(node: TSTypeReference | CallExpression, file: TestFile): void {
  const { draft, program } = file;
  const parameters = parametersOf(node);
  const [result, args] = parameters?.params ?? [];
  if (!parameters || !result) return;
  const fromGlobals = program.body.some(
    (one) =>
      one.type === 'ImportDeclaration' && /^(?:@jest\/globals|jest-mock)$/.test(one.source.value),
  );
  const isFunction = /^(?:TSFunctionType|TSTypeQuery|TSIndexedAccessType)$/.test(result.type);
  if (!args && (fromGlobals || isFunction)) return;
  const list = args ? draft.edited(args) : 'any[]';
  draft.replace(parameters, `<(...args: ${list}) => ${draft.edited(result)}>`);
}

function parametersOf(node: Node): TSTypeParameterInstantiation | undefined {
  const holder = node as { typeParameters?: Node | null; typeArguments?: Node | null };
  const found = holder.typeParameters ?? holder.typeArguments;
  return found?.type === 'TSTypeParameterInstantiation' ? found : undefined;
}
