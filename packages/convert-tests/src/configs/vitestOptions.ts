/** Handlers for Vitest's options below `test` whose rule alone doesn't say how to convert them. */
import type { Node } from '@babel/types';
import { VITEST_CONFIG } from '../rules/vitestConfig.ts';
import { VITEST_NAMES } from '../rules/vitestTests.ts';
import {
  dottedName,
  keyOf,
  propertyOf,
  stringValue,
  stringValues,
  unwrap,
} from '../syntax/values.ts';
import { members } from './convertObject.ts';
import { VITEST_ENVIRONMENT } from './environments.ts';
import { arrayOf, byRule, type Handler, literal, type OptionTable, unlessFalse } from './option.ts';
import { projectName, projects } from './projects.ts';
import { reporters } from './reporters.ts';

const DEFAULT_EXCLUDE = /^(?:configDefaults\.(?:coverage\.)?|coverageConfigDefaults\.)exclude$/;

/** In Rstest, `exclude` adds to the defaults, so those of Vitest are left out. */
const exclude: Handler = ({ property, value, context: { draft }, keep }) => {
  const items = value.type === 'ArrayExpression' ? value.elements : [value];
  const kept = items.filter((item) => {
    const list = item?.type === 'SpreadElement' ? item.argument : item;
    return !list || !DEFAULT_EXCLUDE.test(dottedName(list) ?? '');
  });
  if (kept.length === items.length) return keep();
  const rule = VITEST_NAMES.get('configDefaults');
  if (rule) draft.note('change', rule, property);
  const codes = kept.map((item) => item && draft.source(item));
  return codes.length === 0 ? [] : [{ path: ['exclude'], value: `[${codes.join(', ')}]` }];
};

const retry: Handler = ({ value, context, change, check, manual, keep }) => {
  if (value.type !== 'ObjectExpression') return keep();
  const count = propertyOf(value, 'count');
  if (!count) return manual();
  const convert = value.properties.length === 1 ? change : check;
  return convert({ retry: context.draft.source(count.value) });
};

/** Before version 4, Vitest had the options of each pool here. */
const poolOptions: Handler = ({ value, context, change, manual }) => {
  const isSingle = /single(?:Fork|Thread)\s*:\s*true/.test(context.draft.source(value));
  const isOnly = value.type === 'ObjectExpression' && value.properties.length === 1;
  return isOnly && isSingle ? change({ 'pool.maxWorkers': '1' }) : manual();
};

/** Without parallel files, Vitest uses one worker. */
const maxWorkers: Handler = (option) => {
  const parallel = option.sibling('fileParallelism');
  return parallel && literal(parallel.value) === false ? option.change() : byRule(option);
};

const fileParallelism: Handler = ({ value, change, manual }) => {
  if (value.type !== 'BooleanLiteral') return manual();
  return change(value.value ? {} : { 'pool.maxWorkers': '1' });
};

/** The folder of the test files, which goes into the glob of `include`. */
const dir: Handler = ({ value, sibling, change, manual }) => {
  const folder = stringValue(value)?.replace(/^\.\//, '').replace(/\/$/, '');
  if (folder === undefined || sibling('include')) return manual();
  return change({ include: arrayOf([`${folder}/**/*.{test,spec}.?(c|m)[jt]s?(x)`]) });
};

const css: Handler = ({ value, change, manual }) =>
  value.type === 'ObjectExpression' && propertyOf(value, 'modules') ? manual() : change();

const server: Handler = ({ property, value, context: { draft, rules }, manual }) => {
  const packages = inlinePackages(value);
  const rule = rules.get('server.deps.inline');
  if (!packages || !rule) return manual();
  draft.note('change', rule, property);
  return [{ path: ['output', 'bundleDependencies'], value: arrayOf(packages) }];
};

/** The names in `deps: { inline: ['a'] }`; undefined for regular expressions and `true`. */
function inlinePackages(node: Node): string[] | undefined {
  const value = unwrap(node);
  const [member, ...otherMembers] = value.type === 'ObjectExpression' ? value.properties : [];
  if (member?.type !== 'ObjectProperty' || otherMembers.length > 0) return undefined;
  if (keyOf(member) === 'deps') return inlinePackages(member.value);
  return keyOf(member) === 'inline' ? stringValues(member.value) : undefined;
}

/** A handler that leaves out a feature of Vitest if it's off, and calls another handler otherwise. */
const unlessOff = (on: Handler): Handler =>
  unlessFalse((option) => {
    const isOff = /enabled\s*:\s*false/.test(option.context.draft.source(option.value));
    return isOff ? option.change() : on(option);
  });

export const VITEST_OPTIONS: OptionTable = {
  rules: VITEST_CONFIG,
  defaultRule: { kind: 'none', section: 'vitest#options-table' },
  handlers: {
    ...VITEST_ENVIRONMENT,
    exclude,
    retry,
    poolOptions,
    maxWorkers,
    fileParallelism,
    name: projectName('label'),
    projects,
    workspace: projects,
    css,
    alias: (option) => (option.value.type === 'ArrayExpression' ? option.manual() : byRule(option)),
    cache: unlessFalse(({ manual }) => manual()),
    dir,
    server,
    reporters,
    sequence: ({ check }) => check(),
    deps: ({ check }) => check(),
    browser: unlessOff(byRule),
    typecheck: unlessOff(byRule),
    benchmark: unlessOff(({ check }) => check()),
    expect: members('expect'),
    coverage: members('coverage', {
      handlers: {
        exclude,
        // Other members are metrics and globs.
        thresholds: members('coverage.thresholds', {
          defaultRule: { kind: 'same', section: 'vitest#options-table' },
        }),
      },
    }),
  },
};
