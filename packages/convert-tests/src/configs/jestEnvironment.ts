import type { ObjectExpression, ObjectProperty } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf, quoted, stringValue } from '../syntax/values.ts';
import type { Handler } from './defaultHandler.ts';
import { withRule } from './handlerParts.ts';

const change = withRule('change');
const check = withRule('check');
const manual = withRule('manual');

/** Packages with an environment for Jest, and the environment of Rstest that they prepare. */
const ENVIRONMENTS: Readonly<Record<string, string>> = {
  node: 'node',
  jsdom: 'jsdom',
  'happy-dom': 'happy-dom',
  'jest-environment-node': 'node',
  'jest-environment-jsdom': 'jsdom',
  '@happy-dom/jest-environment': 'happy-dom',
};

/** The environment with this name; undefined for others. */
export function environmentOf(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(ENVIRONMENTS, name) ? ENVIRONMENTS[name] : undefined;
}

const testEnvironment: Handler = (property, context) => {
  const { draft, object } = context;
  const written = stringValue(resolveConstant(property.value, context.program));
  const environment = environmentOf(written);
  const options = optionsOf(object, context.program);
  if (environment === undefined) return manual(property, context);
  const path = options ? 'testEnvironment.name' : 'testEnvironment';
  if (environment === written) {
    return [{ path: path.split('.'), value: draft.edited(property.value) }];
  }
  draft.note('change', namedRule(BEHAVIORS, 'known environment'), property);
  return [{ path: path.split('.'), value: quoted(environment) }];
};

const testEnvironmentOptions: Handler = (property, context) => {
  const options = optionsOf(context.object, context.program);
  if (!options) return check(property, context);
  const conditions = options.properties.some(
    (one) => one.type === 'ObjectProperty' && keyOf(one) === 'customExportConditions',
  );
  const named = context.object.properties.some(
    (one) => one.type === 'ObjectProperty' && keyOf(one) === 'testEnvironment',
  );
  const add = conditions ? check : change;
  return add(property, context, [
    ...(named ? [] : [['testEnvironment.name', "'node'"] as const]),
    ['testEnvironment.options', context.draft.edited(property.value)],
  ]);
};

/** The options, unless there are none. */
function optionsOf(object: ObjectExpression, program: Parameters<typeof resolveConstant>[1]) {
  const property = object.properties.find(
    (one): one is ObjectProperty =>
      one.type === 'ObjectProperty' && keyOf(one) === 'testEnvironmentOptions',
  );
  const value = property && resolveConstant(property.value, program);
  if (value?.type !== 'ObjectExpression' || value.properties.length === 0) return undefined;
  return value;
}

export const environmentHandlers: Readonly<Record<string, Handler>> = {
  testEnvironment,
  testEnvironmentOptions,
};
