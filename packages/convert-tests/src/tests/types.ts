import type { CallExpression, Node, TSTypeQuery, TSTypeReference } from '@babel/types';
import type { Rule } from '../rules/rule.ts';
import { apiName, isRunnerImport, RUNNERS, type TestFile } from './testFile.ts';

/** The rule for a type of the runner; for an unknown type, a rule that says there's no counterpart. */
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

/** Turns `<R, A>` and `<R>` into `<(...args: A) => R>`, unless the only argument is a function's type. */
export function convertMockType(node: TSTypeReference | CallExpression, file: TestFile): void {
  const { draft, program } = file;
  const { typeParameters } = node;
  const [result, args] = typeParameters?.params ?? [];
  if (!typeParameters || !result) return;
  const importsTypes = program.body.some(
    (statement) => statement.type === 'ImportDeclaration' && isRunnerImport(statement, 'jest'),
  );
  const isFunction = /^(?:TSFunctionType|TSTypeQuery|TSIndexedAccessType)$/.test(result.type);
  if (!args && (importsTypes || isFunction)) return;
  const argsType = args ? draft.edited(args) : 'any[]';
  draft.replace(typeParameters, `<(...args: ${argsType}) => ${draft.edited(result)}>`);
}

/** Converts the object in a type such as `ReturnType<typeof vi.spyOn>`. */
export function convertTypeof(
  { exprName }: TSTypeQuery,
  parents: readonly Node[],
  file: TestFile,
): void {
  if (exprName.type !== 'TSQualifiedName' || exprName.left.type !== 'Identifier') return;
  const name = apiName(exprName.left, parents, file) ?? '';
  if (!RUNNERS[file.runner].objects.includes(name)) return;
  file.draft.replace(exprName.left, 'rs');
  file.needed.set('rs', 'value');
}
