import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { VITEST_CONFIG } from '../rules/vitestConfig.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { dottedName, keyOf, quoted, stringValue, stringValues, unwrap } from '../syntax/values.ts';
import { type ConfigContext, type Handler, keep } from './defaultHandler.ts';
import type { Entry } from './entry.ts';
import { literal, projects, withRule } from './handlerParts.ts';
import { environmentOf } from './jestEnvironment.ts';
import { members } from './members.ts';
import { reporterHandlers } from './reporters.ts';

const change = withRule('change');
const check = withRule('check');
const manual = withRule('manual');

const environment: Handler = (property, context) => {
  const written = stringValue(property.value);
  const known = environmentOf(written);
  if (!known) return manual(property, context);
  const hasOptions = context.object.properties.some(
    (one) => one.type === 'ObjectProperty' && keyOf(one) === 'environmentOptions',
  );
  return change(property, context, [
    [hasOptions ? 'testEnvironment.name' : 'testEnvironment', context.draft.source(property.value)],
  ]);
};

/** Vitest has the options of each environment by its name. */
const environmentOptions: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ObjectExpression') return manual(property, context);
  const only = value.properties.length === 1 ? value.properties[0] : undefined;
  const name = only?.type === 'ObjectProperty' ? keyOf(only) : undefined;
  if (only?.type !== 'ObjectProperty' || !/^(?:jsdom|happyDOM|node)$/.test(name ?? '')) {
    return manual(property, context);
  }
  return change(property, context, [['testEnvironment.options', context.draft.source(only.value)]]);
};

const exclude: Handler = (property, context) => {
  const value = unwrap(property.value);
  const isDefaults = (node: unknown) =>
    dottedName(node as Parameters<typeof dottedName>[0]) === 'configDefaults.exclude';
  if (value.type !== 'ArrayExpression') {
    if (isDefaults(value)) return change(property, context);
    return [keep(property, context, 'exclude')];
  }
  const spread = value.elements.find(
    (one) => one?.type === 'SpreadElement' && isDefaults(one.argument),
  );
  const others = value.elements.filter((one) => one && one !== spread);
  if (!spread) return [keep(property, context, 'exclude')];
  context.draft.note('change', namedRule(BEHAVIORS, 'config defaults'), property);
  const items = others.map((one) => (one ? context.draft.source(one) : ''));
  return items.length === 0 ? [] : [{ path: ['exclude'], value: `[${items.join(', ')}]` }];
};

const retry: Handler = (property, context) => {
  const value = unwrap(property.value);
  if (value.type !== 'ObjectExpression') return [keep(property, context, 'retry')];
  const count = value.properties.find(
    (one) => one.type === 'ObjectProperty' && keyOf(one) === 'count',
  );
  if (count?.type !== 'ObjectProperty') return manual(property, context);
  return (value.properties.length === 1 ? change : check)(property, context, [
    ['retry', context.draft.source(count.value)],
  ]);
};

const poolOptions: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  const pools = value.type === 'ObjectExpression' ? value.properties : [];
  const single = pools.some((one) =>
    /single(?:Fork|Thread)\s*:\s*true/.test(context.draft.source(one)),
  );
  if (pools.length !== 1 || !single) return manual(property, context);
  return change(property, context, [['pool.maxWorkers', '1']]);
};

const fileParallelism: Handler = (property, context) => {
  const value = literal(property.value);
  if (value === false) return change(property, context, [['pool.maxWorkers', '1']]);
  return value === true ? change(property, context) : manual(property, context);
};

/** Folder of the test files. */
const dir: Handler = (property, context) => {
  const folder = stringValue(property.value)?.replace(/^\.\//, '').replace(/\/$/, '');
  const isNamed = context.object.properties.some(
    (one) => one.type === 'ObjectProperty' && keyOf(one) === 'include',
  );
  if (folder === undefined || isNamed) return manual(property, context);
  return change(property, context, [['include', `['${folder}/**/*.{test,spec}.?(c|m)[jt]s?(x)']`]]);
};

const css: Handler = (property, context) => {
  const value = unwrap(property.value);
  const modules =
    value.type === 'ObjectExpression' &&
    value.properties.some((one) => one.type === 'ObjectProperty' && keyOf(one) === 'modules');
  return modules ? manual(property, context) : change(property, context);
};

const server: Handler = (property, context) => {
  const inline = /inline\s*:/.test(context.draft.source(property.value));
  const list = inline ? inlinePackages(property.value) : undefined;
  if (!list) return manual(property, context);
  return bundled(property, context, list);
};

const bundled = (
  property: Parameters<Handler>[0],
  context: ConfigContext,
  packages: readonly string[],
): readonly Entry[] => {
  context.draft.note('change', namedRule(VITEST_CONFIG, 'server.deps.inline'), property);
  const value = `[${packages.map(quoted).join(', ')}]`;
  return [{ path: ['output', 'bundleDependencies'], value }];
};

/** The names in `deps: { inline: ['a'] }`; undefined for regular expressions and `true`. */
function inlinePackages(node: Parameters<typeof unwrap>[0]): string[] | undefined {
  const value = unwrap(node);
  if (value.type !== 'ObjectExpression' || value.properties.length !== 1) return undefined;
  const [one] = value.properties;
  if (one?.type !== 'ObjectProperty') return undefined;
  if (keyOf(one) === 'deps') return inlinePackages(one.value);
  return keyOf(one) === 'inline' ? stringValues(one.value) : undefined;
}

const sequence: Handler = (property, context) => check(property, context);

const off =
  (harmless: Handler): Handler =>
  (property, context) => {
    const value = unwrap(property.value);
    const isOff =
      literal(value) === false || /enabled\s*:\s*false/.test(context.draft.source(value));
    return isOff ? change(property, context) : harmless(property, context);
  };

export const VITEST_HANDLERS: Readonly<Record<string, Handler>> = {
  environment,
  environmentOptions,
  exclude,
  retry,
  poolOptions,
  fileParallelism,
  projects,
  workspace: projects,
  css,
  dir,
  server,
  sequence,
  coverage: members('coverage'),
  expect: members('expect'),
  browser: off(manual),
  typecheck: off(manual),
  benchmark: off(check),
  alias: (property, context) =>
    change(property, context, [['resolve.alias', context.draft.edited(property.value)]]),
  deps: (property, context) => check(property, context),
  snapshotSerializers: manual,
  reporters: reporterHandlers.reporters as Handler,
  pool: (property, context) =>
    change(property, context, [['pool.type', context.draft.edited(property.value)]]),
};
