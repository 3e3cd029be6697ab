import { keyOf, propertyOf, quoted, stringValue } from '../syntax/values.ts';
import type { Handler, Handlers } from './option.ts';

/** Rstest's names for environments of Jest and Vitest, and for the packages that Jest needs for them. */
const ENVIRONMENTS: Readonly<Record<string, string>> = {
  node: 'node',
  jsdom: 'jsdom',
  'happy-dom': 'happy-dom',
  'jest-environment-node': 'node',
  'jest-environment-jsdom': 'jsdom',
  '@happy-dom/jest-environment': 'happy-dom',
};

/** Rstest's environment for a name in Jest or Vitest; undefined if the name isn't known. */
export function environmentOf(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(ENVIRONMENTS, name) ? ENVIRONMENTS[name] : undefined;
}

/** A handler for the option with the environment's name. `optionsName` is the option with its options. */
const environment =
  (optionsName: string): Handler =>
  ({ value, code, property, rule, sibling, context, change, manual }) => {
    const name = stringValue(value);
    const target = environmentOf(name);
    if (target === undefined) return manual();
    if (target !== name) context.draft.note('change', 'known environment', property);
    else if (rule.kind === 'renamed') change();
    const path = sibling(optionsName) ? ['testEnvironment', 'name'] : ['testEnvironment'];
    return [{ path, value: target === name ? code : quoted(target) }];
  };

const testEnvironmentOptions: Handler = ({ value, code, sibling, change, check }) => {
  const hasConditions =
    value.type === 'ObjectExpression' && propertyOf(value, 'customExportConditions');
  return (hasConditions ? check : change)({
    ...(!sibling('testEnvironment') && { 'testEnvironment.name': "'node'" }),
    'testEnvironment.options': code,
  });
};

/** Vitest has an object of options for each environment. Rstest has one for the environment in use. */
const environmentOptions: Handler = ({ value, context, change, manual }) => {
  const [options, ...otherOptions] = value.type === 'ObjectExpression' ? value.properties : [];
  if (options?.type !== 'ObjectProperty' || otherOptions.length > 0) return manual();
  if (!/^(?:jsdom|happyDOM|node)$/.test(keyOf(options) ?? '')) return manual();
  return change({ 'testEnvironment.options': context.draft.source(options.value) });
};

export const JEST_ENVIRONMENT: Handlers = {
  testEnvironment: environment('testEnvironmentOptions'),
  testEnvironmentOptions,
};

export const VITEST_ENVIRONMENT: Handlers = {
  environment: environment('environmentOptions'),
  environmentOptions,
};
