import type { ObjectProperty } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { resolveConstant } from '../syntax/scopes.ts';
import { keyOf, quoted, stringValue, stringValues, unwrap } from '../syntax/values.ts';
import { type ConfigContext, type Handler, ruleOf } from './defaultHandler.ts';
import { type Entry, propertyName } from './entry.ts';
import { literal, withRule } from './handlerParts.ts';

const change = withRule('change');
const check = withRule('check');
const manual = withRule('manual');

/** Transforms that only do what Rstest does by itself. */
const KNOWN_TRANSFORM =
  /^(?:ts-jest(?:\/.*)?|babel-jest|@swc\/jest|esbuild-jest|jest-esbuild|@sucrase\/jest-plugin|jest-transform-stub|@jest\/transform)$/;

/** The package of a transform: `'ts-jest'`, `['ts-jest', options]`, `require.resolve('ts-jest')`. */
function transformName(node: ObjectProperty['value']): string | undefined {
  const value = unwrap(node);
  if (value.type === 'ArrayExpression') {
    const [first] = value.elements;
    return first && first.type !== 'SpreadElement'
      ? transformName(first as ObjectProperty['value'])
      : undefined;
  }
  if (value.type === 'CallExpression') return stringValue(value.arguments[0]);
  return stringValue(value);
}

const transform: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ObjectExpression') return manual(property, context);
  const unknown = value.properties.filter(
    (one) => one.type !== 'ObjectProperty' || !KNOWN_TRANSFORM.test(transformName(one.value) ?? ''),
  );
  for (const one of unknown) context.draft.note('manual', ruleOf('transform', context), one);
  if (unknown.length === 0) context.draft.note('change', ruleOf('transform', context), property);
  if (/react|next\/babel/.test(context.draft.source(value))) {
    context.draft.note('check', namedRule(BEHAVIORS, 'react plugin'), property);
  }
  return [];
};

const preset: Handler = (property, context) =>
  /^(?:ts-jest(?:\/.*)?|@swc\/jest)$/.test(stringValue(property.value) ?? '')
    ? change(property, context)
    : manual(property, context);

/** Rstest doesn't transform packages unless it bundles them, so the pattern itself isn't needed. */
const transformIgnorePatterns: Handler = (property, context) => check(property, context);

const STYLES = /\b(?:css|less|scss|sass|styl)\b/;
const ASSETS = /\b(?:jpe?g|png|gif|svg|webp|avif|woff2?|ttf|eot|mp4|webm)\b/;

const moduleNameMapper: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ObjectExpression') return manual(property, context);
  const entries = value.properties.flatMap((one) => {
    if (one.type === 'ObjectProperty') return mappedEntries(one, context);
    // `pathsToModuleNameMapper` reads what Rstest reads by itself.
    const isTsconfig = context.draft.source(one).includes('pathsToModuleNameMapper');
    context.draft.note(isTsconfig ? 'change' : 'manual', ruleOf('moduleNameMapper', context), one);
    return [];
  });
  const styles = entries.filter(({ path }) => path[0] === 'output').slice(0, 1);
  return [...entries.filter(({ path }) => path[0] !== 'output'), ...styles];
};

function mappedEntries(property: ObjectProperty, context: ConfigContext): Entry[] {
  const { draft } = context;
  const rule = ruleOf('moduleNameMapper', context);
  const pattern = (keyOf(property) ?? '').replaceAll('\\\\', '\\');
  const target = stringValue(property.value);
  if (STYLES.test(pattern) && target !== undefined) {
    draft.note(ASSETS.test(pattern) ? 'check' : 'change', rule, property);
    if (target !== 'identity-obj-proxy') return [];
    return [{ path: ['output', 'cssModules', 'localIdentName'], value: "'[local]'" }];
  }
  if (ASSETS.test(pattern)) {
    draft.note('check', rule, property);
    return [];
  }
  // TypeScript's imports of `./file.js` find `file.ts` in Rstest, too.
  if (
    /^\^\((?:\\?\.){1,2}(?:\{1,2\})?\\?\/\.\*\)\\\.js\$$/.test(pattern.replace('.{1,2}', '.')) &&
    target === '$1'
  ) {
    draft.note('change', rule, property);
    return [];
  }
  const alias = aliasOf(pattern, target);
  if (alias) {
    draft.note('change', rule, property);
    return [{ path: ['resolve', 'alias', alias.name], value: quoted(alias.target) }];
  }
  const folder = wholeName(pattern);
  const code = unwrap(property.value).type;
  if (folder && target === undefined && code !== 'ArrayExpression') {
    draft.note('change', rule, property);
    return [{ path: ['resolve', 'alias', `${folder}$`], value: draft.source(property.value) }];
  }
  draft.note('manual', rule, property);
  return [];
}

/** Patterns that an alias matches exactly: `^@/(.*)$` and `^lodash$`. */
function aliasOf(pattern: string, target: string | undefined) {
  if (target === undefined) return undefined;
  const whole = wholeName(pattern);
  if (whole && !target.includes('$')) return { name: `${whole}$`, target: pathOf(target) };
  const prefix = /^\^((?:[\w@~#-]|\\[./-]|\/)+?)\\?\/\(\.[*+]\)\$?$/.exec(pattern)?.[1];
  if (!prefix || !target.endsWith('/$1') || target.indexOf('$') < target.length - 2)
    return undefined;
  return { name: prefix.replaceAll('\\', ''), target: pathOf(target.slice(0, -3)) };
}

/** The name that `^name$` matches. */
export function wholeName(pattern: string): string | undefined {
  const name = /^\^((?:[\w@~#-]|\\[./-]|\/)+)\$$/.exec(pattern)?.[1];
  return name?.replaceAll('\\', '');
}

function pathOf(target: string): string {
  const path = target.replace(/^<rootDir>\/?/, './');
  return path === '' ? './' : path;
}

const moduleFileExtensions: Handler = (property, context) => {
  const names = stringValues(resolveConstant(property.value, context.program));
  if (!names) return manual(property, context);
  const extensions = names.filter((name) => name !== 'node').map((name) => `.${name}`);
  const usual = extensions.every((one) => /^\.(?:[cm]?[jt]sx?|json|d\.ts)$/.test(one));
  // Rstest's default has these, too.
  if (usual) return change(property, context);
  const list = extensions.map(quoted).join(', ');
  return change(property, context, [['resolve.extensions', `[${list}]`]]);
};

/** Constants for the code under test. Options of ts-jest were written here before version 29. */
const globals: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ObjectExpression') return manual(property, context);
  const defined = value.properties.flatMap((one) => {
    if (one.type !== 'ObjectProperty') return [undefined];
    const key = keyOf(one) ?? '';
    if (/^(?:ts-jest|vue-jest|@vue\/.*|babel-jest)$/.test(key)) return [];
    const constant = literal(one.value);
    if (typeof constant === 'string' && unwrap(one.value).type !== 'Identifier') {
      return [`${propertyName(key)}: JSON.stringify(${context.draft.source(one.value)})`];
    }
    return typeof constant === 'boolean' || typeof constant === 'number'
      ? [`${propertyName(key)}: ${String(constant)}`]
      : [undefined];
  });
  if (defined.includes(undefined)) return manual(property, context);
  if (defined.length === 0) return change(property, context);
  return change(property, context, [['source.define', `{ ${defined.join(', ')} }`]]);
};

export const moduleHandlers: Readonly<Record<string, Handler>> = {
  transform,
  preset,
  transformIgnorePatterns,
  moduleNameMapper,
  moduleFileExtensions,
  globals,
  moduleDirectories: (property, context) => {
    const names = stringValues(property.value);
    const isDefault = names?.every((name) => name === 'node_modules');
    return isDefault ? change(property, context) : manual(property, context);
  },
};
