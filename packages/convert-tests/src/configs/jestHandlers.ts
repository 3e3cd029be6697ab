/** How each option of a Jest configuration that isn't only renamed is converted. */

import { resolveConstant } from '../syntax/scopes.ts';
import { stringValue, stringValues, unwrap } from '../syntax/values.ts';
import type { Handler } from './defaultHandler.ts';
import { keep } from './defaultHandler.ts';
import { arrayOfStrings, type Change, literal, projects, withRule } from './handlerParts.ts';
import { coverageHandlers } from './jestCoverage.ts';
import { environmentHandlers } from './jestEnvironment.ts';
import { moduleHandlers } from './jestModules.ts';
import { regexToGlobs } from './regexToGlobs.ts';
import { reporterHandlers } from './reporters.ts';
import { filesHandlers } from './testFiles.ts';

const change: Change = withRule('change');
const check: Change = withRule('check');
const manual: Change = withRule('manual');

/** Regular expressions that match paths, as globs; Rstest leaves out `node_modules` anyway. */
const globs =
  (path: string): Handler =>
  (property, context) => {
    const patterns = stringValues(resolveConstant(property.value, context.program));
    const wanted = patterns?.filter((one) => !/^(?:<rootDir>)?\/?node_modules\/?$/.test(one));
    const found = wanted?.map(ignoredGlobs);
    if (!found || found.some((one) => one === undefined)) return manual(property, context);
    const all = (found as string[][]).flat();
    return change(property, context, all.length === 0 ? [] : [[path, arrayOfStrings(all)]]);
  };

/** A path that contains the pattern is left out, whatever comes after it. */
function ignoredGlobs(pattern: string): string[] | undefined {
  if (/[\\^$|()[\]*+?]/.test(pattern) || pattern.endsWith('/')) return regexToGlobs(pattern);
  const name = pattern.replace(/^<rootDir>\//, '');
  const rooted = name !== pattern;
  if (/\.[cm]?[jt]sx?$/.test(name)) return [rooted || name.startsWith('**') ? name : `**/*${name}`];
  if (!rooted && name.startsWith('/')) return [`**${name}*`, `**${name}*/**`];
  return rooted ? [`${name}*`, `${name}*/**`] : [`**/*${name}*`, `**/*${name}*/**`];
}

const rootDir: Handler = (property, context) => {
  const value = stringValue(property.value);
  const isHere = value !== undefined && /^\.?\/?$/.test(value);
  const name = unwrap(property.value);
  if (isHere || (name.type === 'Identifier' && name.name === '__dirname')) {
    return change(property, context, []);
  }
  return check(property, context, [['root', context.draft.edited(property.value)]]);
};

const displayName: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ObjectExpression')
    return change(property, context, [['name', context.draft.edited(property.value)]]);
  const name = value.properties.find(
    (one) => one.type === 'ObjectProperty' && literal(one.key) === 'name',
  );
  if (name?.type !== 'ObjectProperty') return manual(property, context);
  return change(property, context, [['name', context.draft.source(name.value)]]);
};

const setupFiles: Handler = (property, context) => {
  const { draft, rules } = context;
  const value = draft.edited(property.value);
  const rule = rules.get(String(literal(property.key)));
  if (rule?.kind === 'moved') draft.note('change', rule, property);
  const isArray = unwrap(property.value).type === 'ArrayExpression';
  return [{ path: ['setupFiles'], value: isArray ? value : `[...${value}]` }];
};

const bail: Handler = (property, context) => {
  const value = unwrap(property.value);
  if (value.type !== 'BooleanLiteral') return [keep(property, context, 'bail')];
  return change(property, context, [['bail', value.value ? '1' : '0']]);
};

const slowTestThreshold: Handler = (property, context) => {
  const value = unwrap(property.value);
  const text =
    value.type === 'NumericLiteral'
      ? String(value.value * 1000)
      : `${context.draft.source(value)} * 1000`;
  return change(property, context, [['slowTestThreshold', text]]);
};

const unless =
  (ignored: unknown, path: string, text?: string): Handler =>
  (property, context) => {
    const value = literal(property.value);
    if (value === ignored) return change(property, context, []);
    return change(property, context, [[path, text ?? context.draft.edited(property.value)]]);
  };

const testRunner: Handler = (property, context) =>
  /^jest-circus(?:\/runner)?$/.test(String(literal(property.value)))
    ? change(property, context, [])
    : manual(property, context);

export const JEST_HANDLERS: Readonly<Record<string, Handler>> = {
  ...filesHandlers,
  testPathIgnorePatterns: globs('exclude'),
  coveragePathIgnorePatterns: globs('coverage.exclude'),
  rootDir,
  displayName,
  projects,
  setupFiles,
  setupFilesAfterEnv: setupFiles,
  bail,
  slowTestThreshold,
  workerThreads: unless(false, 'pool.type', "'threads'"),
  cache: unless(false, 'performance.buildCache', 'true'),
  automock: (property, context) =>
    literal(property.value) === false ? change(property, context, []) : manual(property, context),
  resetModules: (property, context) =>
    literal(property.value) === false ? change(property, context, []) : manual(property, context),
  updateSnapshot: (property, context) => check(property, context, []),
  detectOpenHandles: (property, context) => change(property, context, []),
  testRunner,
  ...coverageHandlers,
  ...environmentHandlers,
  ...moduleHandlers,
  ...reporterHandlers,
};
