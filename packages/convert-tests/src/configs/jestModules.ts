import type { Node, ObjectProperty } from '@babel/types';
import { keyOf, quoted, stringValue, unwrap } from '../syntax/values.ts';
import { propertyName } from './groups.ts';
import {
  arrayOf,
  type Entry,
  type Handler,
  type Handlers,
  literal,
  type Option,
} from './option.ts';

/** Transforms that do only what Rstest does without them. */
const KNOWN_TRANSFORM =
  /^(?:ts-jest(?:\/.*)?|babel-jest|@swc\/jest|esbuild-jest|jest-esbuild|@sucrase\/jest-plugin|jest-transform-stub|@jest\/transform)$/;

/** The package of a transform: `'ts-jest'`, `['ts-jest', options]`, `require.resolve('ts-jest')`. */
function transformName(node: Node | null | undefined): string | undefined {
  const value = node && unwrap(node);
  if (value?.type === 'ArrayExpression') return transformName(value.elements[0]);
  return stringValue(value?.type === 'CallExpression' ? value.arguments[0] : value);
}

const transform: Handler = ({ value, property, rule, context: { draft }, change, manual }) => {
  if (value.type !== 'ObjectExpression') return manual();
  const unknown = value.properties.filter(
    (member) =>
      member.type !== 'ObjectProperty' || !KNOWN_TRANSFORM.test(transformName(member.value) ?? ''),
  );
  for (const member of unknown) draft.note('manual', rule, member);
  if (unknown.length === 0) change();
  if (/react|next\/babel/.test(draft.source(value))) draft.note('check', 'react plugin', property);
  return [];
};

/** Patterns with a file extension, not with a folder such as `css`. */
const STYLES = /\.[^/]*\b(?:css|less|scss|sass|styl)\b/;
const ASSETS = /\.[^/]*\b(?:jpe?g|png|gif|svg|webp|avif|woff2?|ttf|eot|mp4|webm)\b/;
/** Mappings for imports of `./file.js` that mean `file.ts`. Rstest finds the file without a mapping. */
const TYPESCRIPT_IMPORTS = new Set(['^(\\.{1,2}/.*)\\.js$', '^(\\.\\.?/.*)\\.js$']);

const moduleNameMapper: Handler = (option) => {
  const { value, rule, context, manual } = option;
  if (value.type !== 'ObjectExpression') return manual();
  const entries = value.properties.flatMap((member) => {
    if (member.type === 'ObjectProperty') return mappedEntries(member, option);
    // `pathsToModuleNameMapper` takes the paths of tsconfig.json, which Rstest reads without it.
    const isTsconfig = context.draft.source(member).includes('pathsToModuleNameMapper');
    context.draft.note(isTsconfig ? 'change' : 'manual', rule, member);
    return [];
  });
  const styles = entries.filter(({ path }) => path[0] === 'output').slice(0, 1);
  return [...entries.filter(({ path }) => path[0] !== 'output'), ...styles];
};

function mappedEntries(property: ObjectProperty, { rule, context: { draft } }: Option): Entry[] {
  const pattern = keyOf(property) ?? '';
  const target = stringValue(property.value);
  const isStyle = STYLES.test(pattern) && target !== undefined;
  const isAsset = ASSETS.test(pattern);
  // With `$1`, the target isn't a mock, but the file itself in another folder.
  if ((isAsset || isStyle) && !target?.includes('$')) {
    draft.note(isAsset ? 'check' : 'change', rule, property);
    if (!isStyle || target !== 'identity-obj-proxy') return [];
    return [{ path: ['output', 'cssModules', 'localIdentName'], value: "'[local]'" }];
  }
  if (TYPESCRIPT_IMPORTS.has(pattern) && target === '$1') {
    draft.note('change', rule, property);
    return [];
  }
  const alias = aliasOf(pattern, property);
  draft.note(alias ? 'change' : 'manual', rule, property);
  if (!alias) return [];
  const value = alias.target === undefined ? draft.source(property.value) : quoted(alias.target);
  return [{ path: ['resolve', 'alias', alias.name], value }];
}

/**
 * The alias for a pattern with an exact equivalent: `^lodash$`, or a prefix such as `^@/(.*)$`. For code,
 * such as `require.resolve('lodash')`, the pattern has to be a whole name, and `target` is missing.
 */
function aliasOf(pattern: string, { value }: ObjectProperty) {
  const target = stringValue(value);
  const whole = wholeName(pattern);
  if (target === undefined)
    return whole && value.type !== 'ArrayExpression' ? { name: `${whole}$`, target } : undefined;
  const path = target.replace(/^<rootDir>\/?/, './');
  if (whole && !target.includes('$')) return { name: `${whole}$`, target: path };
  const start = /^(.+?)\\?\/\(\.[*+]\)\$?$/.exec(pattern)?.[1];
  const prefix = start && wholeName(`${start}$`);
  if (!prefix || !/^[^$]+\/\$1$/.test(target)) return undefined;
  return { name: prefix, target: path.replace(/\/\$1$/, '') };
}

/** The name that `^name$` matches. */
export function wholeName(pattern: string): string | undefined {
  const name = /^\^((?:[\w@~#-]|\\[./-]|\/)+)\$$/.exec(pattern)?.[1];
  return name?.replaceAll('\\', '');
}

const moduleFileExtensions: Handler = ({ strings, change, manual }) => {
  const extensions = strings?.filter((name) => name !== 'node').map((name) => `.${name}`);
  if (!extensions) return manual();
  const isDefault = extensions.every((name) => /^\.(?:[cm]?[jt]sx?|json|d\.ts)$/.test(name));
  return change(isDefault ? {} : { 'resolve.extensions': arrayOf(extensions) });
};

/** Constants for the code under test. Before version 29, they also had the options of ts-jest. */
const globals: Handler = ({ value, context, change, manual }) => {
  if (value.type !== 'ObjectExpression') return manual();
  const defined = value.properties.flatMap((member) => {
    const key = member.type === 'ObjectProperty' ? keyOf(member) : undefined;
    if (key === undefined) return [undefined];
    if (/^(?:ts-jest|vue-jest|@vue\/.*|babel-jest)$/.test(key)) return [];
    const constant = member.type === 'ObjectProperty' ? unwrap(member.value) : member;
    if (stringValue(constant) !== undefined)
      return [`${propertyName(key)}: JSON.stringify(${context.draft.source(constant)})`];
    if (!/^(?:Boolean|Numeric)Literal$/.test(constant.type)) return [undefined];
    return [`${propertyName(key)}: ${String(literal(constant))}`];
  });
  if (defined.includes(undefined)) return manual();
  return change(defined.length === 0 ? {} : { 'source.define': `{ ${defined.join(', ')} }` });
};

export const JEST_MODULES: Handlers = {
  transform,
  moduleNameMapper,
  moduleFileExtensions,
  globals,
  preset: ({ value, change, manual }) =>
    /^(?:ts-jest(?:\/.*)?|@swc\/jest)$/.test(stringValue(value) ?? '') ? change() : manual(),
  // Rstest transforms only packages that it bundles, so the pattern itself isn't needed.
  transformIgnorePatterns: ({ check }) => check(),
  moduleDirectories: ({ strings, change, manual }) =>
    strings?.every((name) => name === 'node_modules') ? change() : manual(),
};
