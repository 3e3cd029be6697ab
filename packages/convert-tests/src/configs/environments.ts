import { keyOf, propertyOf, quoted, stringValue } from '../syntax/values.ts';
import type { Handler, Handlers } from './option.ts';

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

/** `optionsName` is the option for the environment's options. */
const environment =
  (optionsName: string): Handler =>
  ({ value, code, property, rule, sibling, context, change, manual }) => {
    const written = stringValue(value);
    const known = environmentOf(written);
    if (known === undefined) return manual();
    if (known !== written) context.draft.note('change', 'known environment', property);
    else if (rule.kind === 'renamed') change();
    const path = sibling(optionsName) ? ['testEnvironment', 'name'] : ['testEnvironment'];
    return [{ path, value: known === written ? code : quoted(known) }];
  };

const testEnvironmentOptions: Handler = ({ value, code, sibling, change, check }) => {
  const hasConditions =
    value.type === 'ObjectExpression' && propertyOf(value, 'customExportConditions');
  return (hasConditions ? check : change)({
    ...(!sibling('testEnvironment') && { 'testEnvironment.name': "'node'" }),
    'testEnvironment.options': code,
  });
};

/** Vitest has the options of each environment by its name. */
const environmentOptions: Handler = ({ value, context, change, manual }) => {
  const [only, ...others] = value.type === 'ObjectExpression' ? value.properties : [];
  if (only?.type !== 'ObjectProperty' || others.length > 0) return manual();
  if (!/^(?:jsdom|happyDOM|node)$/.test(keyOf(only) ?? '')) return manual();
  return change({ 'testEnvironment.options': context.draft.source(only.value) });
};

export const JEST_ENVIRONMENT: Handlers = {
  testEnvironment: environment('testEnvironmentOptions'),
  testEnvironmentOptions,
};

export const VITEST_ENVIRONMENT: Handlers = {
  environment: environment('environmentOptions'),
  environmentOptions,
};
