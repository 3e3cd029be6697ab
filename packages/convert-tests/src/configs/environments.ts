import { keyOf, propertyOf, quoted, stringValue } from '../syntax/values.ts';
import type { Handler, Handlers, Option } from './option.ts';

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

const testEnvironment: Handler = ({ value, property, sibling, context, manual, keep }) => {
  const written = stringValue(value);
  const environment = environmentOf(written);
  if (environment === undefined) return manual();
  const path = sibling('testEnvironmentOptions') ? 'testEnvironment.name' : 'testEnvironment';
  if (environment === written) return keep(path);
  context.draft.note('change', 'known environment', property);
  return [{ path: path.split('.'), value: quoted(environment) }];
};

const testEnvironmentOptions: Handler = ({ value, code, sibling, change, check }) => {
  const hasConditions =
    value.type === 'ObjectExpression' && propertyOf(value, 'customExportConditions');
  return (hasConditions ? check : change)({
    ...(!sibling('testEnvironment') && { 'testEnvironment.name': "'node'" }),
    'testEnvironment.options': code,
  });
};

const environment: Handler = ({ value, code, sibling, change, manual }) => {
  if (!environmentOf(stringValue(value))) return manual();
  const path = sibling('environmentOptions') ? 'testEnvironment.name' : 'testEnvironment';
  return change({ [path]: code });
};

/** Vitest has the options of each environment by its name. */
const environmentOptions: Handler = ({ value, context, change, manual }: Option) => {
  const [only, ...others] = value.type === 'ObjectExpression' ? value.properties : [];
  if (only?.type !== 'ObjectProperty' || others.length > 0) return manual();
  if (!/^(?:jsdom|happyDOM|node)$/.test(keyOf(only) ?? '')) return manual();
  return change({ 'testEnvironment.options': context.draft.source(only.value) });
};

export const JEST_ENVIRONMENT: Handlers = { testEnvironment, testEnvironmentOptions };
export const VITEST_ENVIRONMENT: Handlers = { environment, environmentOptions };
