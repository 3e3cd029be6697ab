/** Handlers for Vite's options next to `test`. */
import type { Node, ObjectProperty, Program } from '@babel/types';
import { VITE_CONFIG } from '../rules/vitestConfig.ts';
import { propertyOf, stringValue, unwrap } from '../syntax/values.ts';
import { convertObject, entriesOf, indentAt } from './convertObject.ts';
import { reindent } from './groups.ts';
import { wholeName } from './jestModules.ts';
import type { ConfigContext, Entry, Handler, OptionTable } from './option.ts';
import { VITEST_OPTIONS } from './vitestOptions.ts';

/** Plugins of Vite, with the plugins of Rsbuild that replace them. */
const PLUGINS: Readonly<Record<string, { readonly from: string; readonly name: string }>> = {
  '@vitejs/plugin-react': { from: '@rsbuild/plugin-react', name: 'pluginReact' },
  '@vitejs/plugin-react-swc': { from: '@rsbuild/plugin-react', name: 'pluginReact' },
  '@vitejs/plugin-vue': { from: '@rsbuild/plugin-vue', name: 'pluginVue' },
};

/** Replaces plugins, or leaves them out: then, `removeUnusedImports` removes their imports at the end. */
const plugins: Handler = ({ value, property, context, keep }) => {
  if (value.type !== 'ArrayExpression') {
    context.draft.note('manual', 'vite plugin', property);
    return [];
  }
  const kept = value.elements.flatMap((item) => (item && pluginCode(item, context)) || []);
  const list = `[${kept.join(', ')}]`;
  if (value !== unwrap(property.value)) {
    // The list is a constant, which would otherwise call the removed plugins.
    context.draft.replace(value, list);
    return keep();
  }
  return kept.length === 0 ? [] : [{ path: ['plugins'], value: list }];
};

/** Replaces a plugin's import. Returns the code of Rsbuild's plugin; undefined if there's none. */
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
  const imports = program?.body.filter((statement) => statement.type === 'ImportDeclaration');
  return imports?.find(({ specifiers }) => specifiers.some(({ local }) => local.name === name));
}

/** Converts each member, such as `resolve.alias` and `resolve.conditions`, by its rule. */
const resolve: Handler = ({ value, context, keep }) => {
  if (value.type !== 'ObjectExpression') return keep();
  const innerContext: ConfigContext = {
    ...context,
    object: value,
    prefix: 'resolve.',
    handlers: { alias },
    defaultRule: { kind: 'none', section: context.defaultRule.section },
  };
  return value.properties.flatMap((member) =>
    entriesOf(member, innerContext).map((entry) => ({
      ...entry,
      path: ['resolve', ...entry.path],
      value: entry.path.length === 0 ? `{ ${entry.value} }` : entry.value,
    })),
  );
};

/** An object, or a list of names and paths; regular expressions have no exact equivalent. */
const alias: Handler = ({ value, rule, context, property, keep }) => {
  if (value.type !== 'ArrayExpression') return keep();
  return value.elements.flatMap((item): Entry[] => {
    const object = item && unwrap(item);
    const [find, replacement] = ['find', 'replacement'].map((key) =>
      object?.type === 'ObjectExpression' ? propertyOf(object, key)?.value : undefined,
    );
    const name = aliasName(find, replacement);
    context.draft.note(name ? 'change' : 'manual', rule, name ? property : (item ?? property));
    if (!name || !replacement) return [];
    return [{ path: ['alias', name], value: context.draft.edited(replacement) }];
  });
};

/** The name of an alias for a string, or for a regular expression that matches a whole name: `name$`. */
function aliasName(
  find: ObjectProperty['value'] | undefined,
  replacement: ObjectProperty['value'] | undefined,
): string | undefined {
  if (find?.type !== 'RegExpLiteral') return replacement && stringValue(find);
  const name = find.flags === '' ? wholeName(find.pattern) : undefined;
  const isFixed = replacement && !/\$\d/.test(stringValue(replacement) ?? '');
  return name && isFixed ? `${name}$` : undefined;
}

/** A project of Vitest inherits the options of the root with `true`, which Rstest doesn't have. */
const extendsRoot: Handler = ({ value, property, context }) => {
  const isOff = value.type === 'BooleanLiteral' && !value.value;
  if (!isOff) context.draft.note('manual', 'projects inherit', property);
  return [];
};

/** Moves the options of Vitest to the top level. */
const test: Handler = ({ value, property, context }) => {
  const { draft } = context;
  if (value.type !== 'ObjectExpression') {
    draft.note('manual', 'no object', property);
    return [{ path: [], value: `...${draft.source(property.value)}` }];
  }
  const innerContext: ConfigContext = { ...context, ...VITEST_OPTIONS, object: value };
  if (property.value.type === 'Identifier') {
    convertObject(innerContext);
    return [{ path: [], value: `...${property.value.name}` }];
  }
  const outer = indentAt(property, draft.code) ?? '';
  return value.properties.flatMap((member) => {
    const entries = entriesOf(member, innerContext);
    const indent = indentAt(member, draft.code) ?? '';
    return indent.length > outer.length
      ? entries.map((entry) => reindent(entry, indent, outer))
      : entries;
  });
};

export const VITE_OPTIONS: OptionTable = {
  rules: VITE_CONFIG,
  defaultRule: { kind: 'unneeded', section: 'vitest#plugins' },
  handlers: { plugins, resolve, extends: extendsRoot, test },
};
