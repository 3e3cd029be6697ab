import type { ImportDeclaration, Node, Program } from '@babel/types';
import type { Draft } from '../draft.ts';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { namedRule } from '../rules/find.ts';
import { parseCode } from '../syntax/parseCode.ts';
import { boundNames, isReference } from '../syntax/scopes.ts';
import { dottedName, stringValue, unwrap } from '../syntax/values.ts';
import { rangeOf, walk } from '../syntax/walk.ts';
import type { Exported } from './exported.ts';

/** Helpers of `vitest/config` and `vite` with one of Rstest, by name. */
const HELPERS: Readonly<Record<string, string | undefined>> = {
  defineConfig: 'defineConfig',
  defineProject: 'defineProject',
  defineWorkspace: 'defineConfig',
  mergeConfig: 'mergeRstestConfig',
  UserConfig: 'RstestConfig',
  ViteUserConfig: 'RstestConfig',
  UserWorkspaceConfig: 'ProjectConfig',
  UserConfigExport: 'RstestConfigExport',
};

const CONFIG_TYPES =
  /^(?:Config(?:\.\w+)?|JestConfigWithTsJest|InitialOptionsTsJest|\w*Config\.InitialOptions)$/;

/** Replaces imports, types, and the export around the configuration. */
export function rewriteModule(
  draft: Draft,
  program: Program,
  exported: Exported | undefined,
  runner: 'jest' | 'vitest',
): void {
  const imports = new Set<string>();
  const types = new Set<string>();
  const removed: Node[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (runner === 'jest') jestImport(statement, removed);
    else vitestImport(draft, program, statement, imports, types, removed);
  }
  if (runner === 'jest') replaceTypes(draft, program, types);
  if (exported) defineExport(draft, program, exported, runner, imports, types);
  removeReferences(draft, program);
  const lines = [
    imports.size > 0 ? `import { ${[...imports].sort().join(', ')} } from '@rstest/core';` : '',
    types.size > 0 ? `import type { ${[...types].sort().join(', ')} } from '@rstest/core';` : '',
  ].filter(Boolean);
  placeImports(draft, program, removed, lines);
}

function jestImport(statement: ImportDeclaration, removed: Node[]): void {
  const { value } = statement.source;
  const isTypes = /^(?:jest|@jest\/types|jest-config|ts-jest(?:\/.*)?)$/.test(value);
  const onlyTypes = statement.specifiers.every(
    (one) => statement.importKind === 'type' || /Config|Options/.test(one.local.name),
  );
  if (isTypes && onlyTypes) removed.push(statement);
}

function vitestImport(
  draft: Draft,
  program: Program,
  statement: ImportDeclaration,
  imports: Set<string>,
  types: Set<string>,
  removed: Node[],
): void {
  if (!/^(?:vitest\/(?:config|node)|vitest|vite)$/.test(statement.source.value)) return;
  removed.push(statement);
  for (const one of statement.specifiers) {
    const target = helperOf(one);
    if (target === undefined) noteHelper(draft, one);
    else {
      (/^[A-Z]/.test(target) ? types : imports).add(target);
      if (one.local.name !== target) renameUses(draft, program, one.local.name, target);
    }
  }
}

type Specifier = ImportDeclaration['specifiers'][number];

function helperOf(specifier: Specifier): string | undefined {
  const name = importedName(specifier);
  return name !== undefined && Object.hasOwn(HELPERS, name) ? HELPERS[name] : undefined;
}

function importedName(specifier: Specifier): string | undefined {
  return specifier.type === 'ImportSpecifier' ? dottedName(specifier.imported) : undefined;
}

/** Uses of `configDefaults` in patterns are removed, with a note there. */
function noteHelper(draft: Draft, specifier: Specifier): void {
  if (importedName(specifier) === 'configDefaults') return;
  draft.note('manual', namedRule(BEHAVIORS, 'config helper'), specifier);
}

function renameUses(draft: Draft, program: Program, from: string, to: string): void {
  walk(program, (node, parents) => {
    if (node.type !== 'Identifier' || node.name !== from) return;
    if (parents.some(({ type }) => type === 'ImportDeclaration')) return;
    draft.edits.overwrite(...rangeOf(node), to);
  });
}

/** `const config: Config`, `satisfies Config`, and `@type {import('jest').Config}`. */
function replaceTypes(draft: Draft, program: Program, types: Set<string>): void {
  walk(program, (node) => {
    if (node.type !== 'TSTypeReference') return;
    if (!CONFIG_TYPES.test(draft.source(node.typeName))) return;
    draft.edits.overwrite(...rangeOf(node), 'RstestConfig');
    types.add('RstestConfig');
  });
}

function defineExport(
  draft: Draft,
  program: Program,
  { statement, value, commonJs }: Exported,
  runner: 'jest' | 'vitest',
  imports: Set<string>,
  types: Set<string>,
): void {
  if (types.size > 0 || imports.size > 0) return;
  const inner = unwrap(value);
  if (commonJs && usesCommonJs(program, statement)) return;
  const [start] = rangeOf(statement);
  const [valueStart, valueEnd] = rangeOf(value);
  const isCall = inner.type === 'CallExpression';
  const wrap = !isCall && runner === 'jest';
  imports.add('defineConfig');
  if (!wrap) imports.delete('defineConfig');
  draft.edits.overwrite(start, valueStart, `export default ${wrap ? 'defineConfig(' : ''}`);
  if (wrap) draft.edits.appendRight(valueEnd, ')');
}

/** Whether a file needs more of CommonJS than its export. */
function usesCommonJs(program: Program, exported: Node): boolean {
  let found = false;
  walk(program, (node, parents) => {
    if (parents.includes(exported) && node.type === 'AssignmentExpression') return;
    if (node.type === 'Identifier' && /^(?:require|__dirname|__filename)$/.test(node.name))
      found = true;
    if (dottedName(node) === 'module.exports' && parents.at(-2) !== exported) found = true;
  });
  return found;
}

/** Comments that load the types of Jest or Vitest. */
function removeReferences(draft: Draft, program: Program): void {
  for (const { start = 0, end = 0, value } of allComments(program)) {
    const jsdoc = value.indexOf("import('jest').Config");
    const otherDoc = value.match(
      /import\(['"](?:@jest\/types|ts-jest(?:\/\w+)*|jest)['"]\)\.[\w.]+/,
    );
    if (jsdoc >= 0 || otherDoc) {
      const found = otherDoc?.[0] ?? "import('jest').Config";
      const at = start + 2 + value.indexOf(found);
      draft.edits.overwrite(at, at + found.length, "import('@rstest/core').RstestConfig");
    } else if (
      /^\/\s*<reference types=["'](?:vitest(?:\/\w+)?|vite\/client|jest)["']/.test(value)
    ) {
      const next = draft.code[end] === '\n' ? end + 1 : end;
      draft.edits.remove(start, next);
    }
  }
}

function allComments(program: Program) {
  const comments = new Map<number, { start?: number; end?: number; value: string }>();
  walk(program, (node) => {
    for (const list of [node.leadingComments, node.trailingComments, node.innerComments]) {
      for (const { start, end, value } of list ?? [])
        comments.set(start ?? 0, { start, end, value });
    }
  });
  return [...comments.values()];
}

/** Puts the imports in the place of the first one that's removed, or at the top. */
function placeImports(
  draft: Draft,
  program: Program,
  removed: readonly Node[],
  lines: readonly string[],
): void {
  const [first, ...others] = removed;
  for (const statement of others) {
    const [start, end] = rangeOf(statement);
    draft.edits.remove(start, draft.code[end] === '\n' ? end + 1 : end);
  }
  if (first) {
    const [start, end] = rangeOf(first);
    if (lines.length > 0) draft.edits.overwrite(start, end, lines.join('\n'));
    else draft.edits.remove(start, draft.code[end] === '\n' ? end + 1 : end);
    return;
  }
  if (lines.length === 0) return;
  const statement =
    program.body.find(({ type }) => type === 'ImportDeclaration') ?? program.body[0];
  const hasImports = statement?.type === 'ImportDeclaration';
  const at = hasImports ? rangeOf(statement)[0] : topOf(program, draft.code);
  draft.edits.appendLeft(at, `${lines.join('\n')}\n${hasImports ? '' : '\n'}`);
}

/** After the directives and the first comment, if an empty line follows it. */
function topOf(program: Program, code: string): number {
  const directive = program.directives.at(-1);
  if (directive) return rangeOf(directive)[1] + 1;
  return code.startsWith('#!') ? code.indexOf('\n') + 1 : 0;
}

/** Converted code without the imports that only removed settings used, such as a plugin's. */
export function removeUnusedImports(path: string, before: Program, code: string): string {
  const { program } = parseCode(path, code);
  const usedBefore = referencesIn(before);
  const usedAfter = referencesIn(program);
  const unused = program.body.filter((statement) => {
    const names = importedNames(statement);
    return names.length > 0 && names.every((name) => usedBefore.has(name) && !usedAfter.has(name));
  });
  return unused
    .map(rangeOf)
    .reverse()
    .reduce((text, [start, end]) => {
      const rest = /^[ \t]*\n?/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + rest);
    }, code);
}

/** Names that an import, or a `const` with `require()`, binds. */
function importedNames(statement: Node): string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'VariableDeclaration') return [];
  const isRequire = statement.declarations.every(
    ({ init }) =>
      init?.type === 'CallExpression' &&
      init.callee.type === 'Identifier' &&
      init.callee.name === 'require' &&
      stringValue(init.arguments[0]) !== undefined,
  );
  return isRequire ? statement.declarations.flatMap(({ id }) => boundNames(id)) : [];
}

function referencesIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node, parents) => {
    const parent = parents.at(-1);
    const isPattern = parents.some(({ type }) => type === 'ObjectPattern');
    if (node.type === 'Identifier' && !isPattern && isReference(node, parent)) names.add(node.name);
  });
  return names;
}
