/** How Vite's options beside `test` are converted. */
import type { Node } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { VITE_CONFIG } from '../rules/vitestConfig.ts';
import { declarationsIn, resolveConstant } from '../syntax/scopes.ts';
import { keyOf, stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import type { ConfigContext, Handler } from './defaultHandler.ts';
import { keep } from './defaultHandler.ts';
import type { Entry } from './entry.ts';
import { wholeName } from './jestModules.ts';

/** Plugins of Vite with one of Rsbuild; an empty name where Rstest does the same by itself. */
const PLUGINS: Readonly<Record<string, { readonly from: string; readonly name: string }>> = {
  '@vitejs/plugin-react': { from: '@rsbuild/plugin-react', name: 'pluginReact' },
  '@vitejs/plugin-react-swc': { from: '@rsbuild/plugin-react', name: 'pluginReact' },
  '@vitejs/plugin-vue': { from: '@rsbuild/plugin-vue', name: 'pluginVue' },
  'vite-tsconfig-paths': { from: '', name: '' },
};

const plugins: Handler = (property, context) => {
  const { draft } = context;
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ArrayExpression') {
    draft.note('manual', namedRule(BEHAVIORS, 'vite plugin'), property);
    return [];
  }
  const kept = value.elements.flatMap((item) => (item ? pluginCode(item, context) : []));
  return kept.length === 0 ? [] : [{ path: ['plugins'], value: `[${kept.join(', ')}]` }];
};

/** Code of the plugin that takes its place, with its import replaced; none if it's left out. */
function pluginCode(item: Node, context: ConfigContext): string[] {
  const { draft, program } = context;
  const call = unwrap(item);
  const callee = call.type === 'CallExpression' ? unwrap(call.callee) : call;
  const specifier =
    callee.type === 'Identifier' && program ? declarationsIn(program).get(callee.name) : undefined;
  const statement =
    program?.type === 'Program'
      ? program.body.find(
          (one) =>
            one.type === 'ImportDeclaration' && one.specifiers.some((each) => each === specifier),
        )
      : undefined;
  const source = statement?.type === 'ImportDeclaration' ? statement.source.value : '';
  const plugin = Object.hasOwn(PLUGINS, source) ? PLUGINS[source] : undefined;
  if (!plugin || !statement) {
    draft.note('manual', namedRule(BEHAVIORS, 'vite plugin'), item);
    if (statement) removeStatement(statement, context);
    return [];
  }
  draft.note(
    'change',
    namedRule(BEHAVIORS, plugin.name ? 'rsbuild plugin' : 'tsconfig paths'),
    item,
  );
  if (!plugin.name) {
    removeStatement(statement, context);
    return [];
  }
  draft.edits.overwrite(...rangeOf(statement), `import { ${plugin.name} } from '${plugin.from}';`);
  const hasOptions = call.type === 'CallExpression' && call.arguments.length > 0;
  if (hasOptions) draft.note('check', namedRule(BEHAVIORS, 'plugin options'), call);
  return [`${plugin.name}()`];
}

function removeStatement(statement: Node, { draft }: ConfigContext): void {
  const [start, end] = rangeOf(statement);
  draft.edits.remove(start, draft.code[end] === '\n' ? end + 1 : end);
}

/** `alias`, `conditions`, and others; what isn't known is removed with a note. */
const resolve: Handler = (property, context) => {
  const value = resolveConstant(property.value, context.program);
  const { draft } = context;
  if (value.type !== 'ObjectExpression') return [keep(property, context, 'resolve')];
  return value.properties.flatMap((one): Entry[] => {
    if (one.type !== 'ObjectProperty')
      return [{ path: ['resolve'], value: `{ ${draft.edited(one)} }` }];
    const name = keyOf(one) ?? '';
    if (name === 'alias') return aliasEntries(one, context);
    const rule = VITE_CONFIG.find(({ source }) => source === name || source === `resolve.${name}`);
    const [target] = rule?.targets ?? [];
    if (!rule || !target?.startsWith('config resolve.')) {
      const harmless = rule?.kind === 'unneeded';
      draft.note(
        harmless ? 'change' : 'manual',
        rule ?? namedRule(BEHAVIORS, 'unknown option'),
        one,
      );
      return [];
    }
    if (rule.kind !== 'same') draft.note('change', rule, one);
    return [{ path: target.slice('config '.length).split('.'), value: draft.edited(one.value) }];
  });
};

/** An object, or a list of names and paths; regular expressions have no exact equivalent. */
function aliasEntries(property: Parameters<Handler>[0], context: ConfigContext): Entry[] {
  const { draft } = context;
  const rule = namedRule(VITE_CONFIG, 'resolve.alias');
  const value = resolveConstant(property.value, context.program);
  if (value.type !== 'ArrayExpression')
    return [{ path: ['resolve', 'alias'], value: draft.edited(property.value) }];
  return value.elements.flatMap((item): Entry[] => {
    const one = item && unwrap(item);
    const parts = new Map<string | undefined, Node>(
      one?.type === 'ObjectExpression'
        ? one.properties.flatMap((each) =>
            each.type === 'ObjectProperty' ? [[keyOf(each), each.value] as const] : [],
          )
        : [],
    );
    const [find, replacement] = [parts.get('find'), parts.get('replacement')];
    const name = find?.type === 'StringLiteral' ? find.value : aliasName(find, replacement);
    if (name === undefined || !replacement) {
      draft.note('manual', rule, item ?? property);
      return [];
    }
    draft.note('change', rule, property);
    return [{ path: ['resolve', 'alias', name], value: draft.edited(replacement) }];
  });
}

/** A regular expression for a whole name, which an alias matches with `$`. */
function aliasName(find: Node | undefined, replacement: Node | undefined): string | undefined {
  if (find?.type !== 'RegExpLiteral' || find.flags !== '') return undefined;
  const name = wholeName(find.pattern);
  const isFixed = name && !(replacement && /\$\d/.test(stringValue(replacement) ?? ''));
  return isFixed ? `${name}$` : undefined;
}

const define: Handler = (property, context) => {
  context.draft.note('change', namedRule(VITE_CONFIG, 'define'), property);
  return [keep(property, context, 'source.define')];
};

/** Projects of Vitest inherit with `true`; those of Rstest take what they share. */
const extendsRoot: Handler = (property, context) => {
  const value = unwrap(property.value);
  if (value.type === 'BooleanLiteral' && !value.value) return [];
  context.draft.note('manual', namedRule(BEHAVIORS, 'projects inherit'), property);
  return [];
};

export const VITE_HANDLERS: Readonly<Record<string, Handler>> = {
  plugins,
  resolve,
  define,
  extends: extendsRoot,
};
