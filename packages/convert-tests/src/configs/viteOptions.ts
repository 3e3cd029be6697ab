/** How Vite's options next to `test` are converted. */
import type { Node, ObjectProperty, Program } from '@babel/types';
import { VITE_CONFIG } from '../rules/vitestConfig.ts';
import { propertyOf, stringValue, unwrap } from '../syntax/values.ts';
import { convertObject, entriesOf, indentAt } from './convertObject.ts';
import { reindent } from './groups.ts';
import { wholeName } from './jestModules.ts';
import type { ConfigContext, Entry, Handler, OptionTable } from './option.ts';
import { VITEST_OPTIONS } from './vitestOptions.ts';

/** Plugins of Vite with one of Rsbuild. */
const PLUGINS: Readonly<Record<string, { readonly from: string; readonly name: string }>> = {
  '@vitejs/plugin-react': { from: '@rsbuild/plugin-react', name: 'pluginReact' },
  '@vitejs/plugin-react-swc': { from: '@rsbuild/plugin-react', name: 'pluginReact' },
  '@vitejs/plugin-vue': { from: '@rsbuild/plugin-vue', name: 'pluginVue' },
};

/** Imports that aren't used afterwards are removed at the end. */
const plugins: Handler = ({ value, property, context }) => {
  if (value.type !== 'ArrayExpression') {
    context.draft.note('manual', 'vite plugin', property);
    return [];
  }
  const kept = value.elements.flatMap((item) => (item && pluginCode(item, context)) || []);
  return kept.length === 0 ? [] : [{ path: ['plugins'], value: `[${kept.join(', ')}]` }];
};

/** Code of the plugin that takes its place, with its import replaced; undefined if it's left out. */
function pluginCode(item: Node, { draft, program }: ConfigContext): string | undefined {
  const call = unwrap(item);
  const callee = call.type === 'CallExpression' ? unwrap(call.callee) : call;
  const statement = callee.type === 'Identifier' ? importOf(callee.name, program) : undefined;
  const source = statement?.source.value ?? '';
  const rule = VITE_CONFIG.get(source);
  const plugin = Object.hasOwn(PLUGINS, source) ? PLUGINS[source] : undefined;
  if (!plugin || !statement) {
    draft.note(rule ? 'change' : 'manual', rule ?? 'vite plugin', item);
    return undefined;
  }
  draft.note('change', 'rsbuild plugin', item);
  draft.replace(statement, `import { ${plugin.name} } from '${plugin.from}';`);
  if (call.type === 'CallExpression' && call.arguments.length > 0)
    draft.note('check', 'plugin options', call);
  return `${plugin.name}()`;
}

function importOf(name: string, program: Program | undefined) {
  const found = program?.body.find(
    (one) =>
      one.type === 'ImportDeclaration' && one.specifiers.some(({ local }) => local.name === name),
  );
  return found?.type === 'ImportDeclaration' ? found : undefined;
}

/** `alias`, `conditions`, and others. */
const resolve: Handler = ({ value, context, keep }) => {
  if (value.type !== 'ObjectExpression') return keep();
  const inner: ConfigContext = {
    ...context,
    object: value,
    prefix: 'resolve.',
    handlers: { alias },
    others: { kind: 'none', section: context.others.section },
  };
  return value.properties.flatMap((one) =>
    entriesOf(one, inner).map(({ path, value: code }) => ({
      path: path.length === 0 ? ['resolve'] : ['resolve', ...path],
      value: path.length === 0 ? `{ ${code} }` : code,
    })),
  );
};

/** An object, or a list of names and paths; regular expressions have no exact equivalent. */
const alias: Handler = ({ value, rule, context, property, keep }) => {
  if (value.type !== 'ArrayExpression') return keep();
  return value.elements.flatMap((item): Entry[] => {
    const one = item && unwrap(item);
    const parts = one?.type === 'ObjectExpression' ? one : undefined;
    const find = parts && propertyOf(parts, 'find')?.value;
    const replacement = parts && propertyOf(parts, 'replacement')?.value;
    const name = aliasName(find, replacement);
    context.draft.note(name ? 'change' : 'manual', rule, name ? property : (item ?? property));
    if (!name || !replacement) return [];
    return [{ path: ['alias', name], value: context.draft.edited(replacement) }];
  });
};

/** A string, or a regular expression for a whole name, which an alias matches with `$`. */
function aliasName(
  find: ObjectProperty['value'] | undefined,
  replacement: ObjectProperty['value'] | undefined,
): string | undefined {
  if (find?.type !== 'RegExpLiteral') return replacement && stringValue(find);
  const name = find.flags === '' ? wholeName(find.pattern) : undefined;
  const isFixed = replacement && !/\$\d/.test(stringValue(replacement) ?? '');
  return name && isFixed ? `${name}$` : undefined;
}

/** Projects of Vitest inherit with `true`; those of Rstest take what they share. */
const extendsRoot: Handler = ({ value, property, context }) => {
  const isOff = value.type === 'BooleanLiteral' && !value.value;
  if (!isOff) context.draft.note('manual', 'projects inherit', property);
  return [];
};

/** Options of Vitest move to the top. */
const test: Handler = ({ value, property, context }) => {
  const { draft } = context;
  if (value.type !== 'ObjectExpression') {
    draft.note('manual', 'no object', property);
    return [{ path: [], value: `...${draft.source(property.value)}` }];
  }
  const inner: ConfigContext = { ...context, ...VITEST_OPTIONS, object: value };
  if (property.value.type === 'Identifier') {
    convertObject(inner);
    return [{ path: [], value: `...${property.value.name}` }];
  }
  const outer = indentAt(property, draft.code) ?? '';
  return value.properties.flatMap((member) => {
    const entries = entriesOf(member, inner);
    const indent = indentAt(member, draft.code) ?? '';
    return indent.length > outer.length
      ? entries.map((entry) => reindent(entry, indent, outer))
      : entries;
  });
};

export const VITE_OPTIONS: OptionTable = {
  rules: VITE_CONFIG,
  others: { kind: 'unneeded', section: 'vitest#plugins' },
  handlers: { plugins, resolve, extends: extendsRoot, test },
};
