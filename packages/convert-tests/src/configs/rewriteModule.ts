import type { Comment, File, ImportDeclaration, Node, Program } from '@babel/types';
import { type Draft, placeImports } from '../draft.ts';
import { parseCode } from '../syntax/parseCode.ts';
import { boundNames, isReference } from '../syntax/scopes.ts';
import { dottedName, stringValue, unwrap } from '../syntax/values.ts';
import { nodesIn, rangeOf, walk } from '../syntax/walk.ts';
import type { Exported } from './exported.ts';

/** Helpers and types of `vitest/config` and `vite`, with their names in `@rstest/core`. */
const HELPERS: ReadonlyMap<string, string> = new Map([
  ['defineConfig', 'defineConfig'],
  ['defineProject', 'defineProject'],
  ['defineWorkspace', 'defineConfig'],
  ['mergeConfig', 'mergeRstestConfig'],
  ['UserConfig', 'RstestConfig'],
  ['ViteUserConfig', 'RstestConfig'],
  ['UserWorkspaceConfig', 'ProjectConfig'],
  ['UserConfigExport', 'RstestConfigExport'],
]);

const JEST_TYPES =
  /^(?:Config(?:\.\w+)?|JestConfigWithTsJest|InitialOptionsTsJest|\w*Config\.InitialOptions)$/;

/**
 * Renames helpers and types, in comments too. Returns the names to import. Options are converted after
 * that, because an edit can contain earlier ones, but can't be in an earlier one.
 */
export function renameHelpers(
  draft: Draft,
  { program, comments }: File,
  runner: 'jest' | 'vitest',
): Set<string> {
  replaceComments(draft, comments ?? []);
  if (runner === 'jest') return replaceTypes(draft, program);
  const names = helpersIn(replacedImports(program, runner)).flatMap(({ name, specifier }) => {
    const target = HELPERS.get(name);
    if (target) renameUses(draft, program, specifier.local.name, target);
    return target ?? [];
  });
  return new Set(names);
}

/** Replaces imports, and the export around the configuration. */
export function rewriteModule(
  draft: Draft,
  program: Program,
  exported: Exported | undefined,
  runner: 'jest' | 'vitest',
  names: Set<string>,
): void {
  const replaced = replacedImports(program, runner);
  if (runner === 'vitest') noteHelpers(draft, replaced);
  if (exported && names.size === 0) {
    const name = replaceExport(draft, program, exported, runner);
    if (name) names.add(name);
  }
  placeImports(draft, program, replaced, importLines(names));
}

function replacedImports({ body }: Program, runner: 'jest' | 'vitest'): ImportDeclaration[] {
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  return imports.filter(runner === 'jest' ? isJestTypes : isVitest);
}

function isJestTypes({ source, specifiers, importKind }: ImportDeclaration): boolean {
  const isType = (name: string) => importKind === 'type' || /Config|Options/.test(name);
  return (
    /^(?:jest|@jest\/types|jest-config|ts-jest(?:\/.*)?)$/.test(source.value) &&
    specifiers.every(({ local }) => isType(local.name))
  );
}

function isVitest({ source }: ImportDeclaration): boolean {
  return /^(?:vitest\/(?:config|node)|vitest|vite)$/.test(source.value);
}

function helpersIn(imports: readonly ImportDeclaration[]) {
  return imports
    .flatMap(({ specifiers }) => specifiers)
    .map((specifier) => {
      const isNamed = specifier.type === 'ImportSpecifier';
      return { specifier, name: (isNamed && dottedName(specifier.imported)) || '' };
    });
}

/** Notes imported names that Rstest doesn't have. */
function noteHelpers(draft: Draft, imports: readonly ImportDeclaration[]): void {
  const code = draft.edits.toString();
  for (const { name, specifier } of helpersIn(imports)) {
    // Options from which `configDefaults` was removed have a note.
    const isRemoved = name.endsWith('onfigDefaults') && !code.includes(`${specifier.local.name}.`);
    if (!HELPERS.has(name) && !isRemoved) draft.note('manual', 'config helper', specifier);
  }
}

function renameUses(draft: Draft, program: Program, from: string, to: string): void {
  walk(program, (node, parents) => {
    if (node.type !== 'Identifier' || node.name !== from) return;
    if (isReference(node, parents.at(-1))) draft.replace(node, to);
  });
}

/** Replaces types as in `const config: Config` and `satisfies Config`. Returns the names to import. */
function replaceTypes(draft: Draft, program: Program): Set<string> {
  const types = nodesIn(program).filter(
    (node) => node.type === 'TSTypeReference' && JEST_TYPES.test(draft.source(node.typeName)),
  );
  for (const node of types) draft.replace(node, 'RstestConfig');
  return new Set(types.length > 0 ? ['RstestConfig'] : []);
}

/** Exports with `export default`, unless the file needs CommonJS. Returns the helper to import. */
function replaceExport(
  draft: Draft,
  program: Program,
  { statement, value, isCommonJs }: Exported,
  runner: 'jest' | 'vitest',
): string | undefined {
  if (isCommonJs && usesCommonJs(program, statement)) return undefined;
  const isWrapped = runner === 'vitest' || unwrap(value).type === 'CallExpression';
  const [start, end] = rangeOf(value);
  const open = isWrapped ? '' : 'defineConfig(';
  draft.edits.overwrite(rangeOf(statement)[0], start, `export default ${open}`);
  if (isWrapped) return undefined;
  draft.edits.appendRight(end, ')');
  return 'defineConfig';
}

/** Whether a file uses CommonJS for more than its export. */
function usesCommonJs(program: Program, exported: Node): boolean {
  let isUsed = false;
  walk(program, (node, parents) => {
    if (node.type === 'Identifier' && /^(?:require|__dirname|__filename)$/.test(node.name))
      isUsed = true;
    if (dottedName(node) === 'module.exports' && parents.at(-2) !== exported) isUsed = true;
  });
  return isUsed;
}

/** Replaces types of Jest in comments, and removes comments that load the types of Jest or Vitest. */
function replaceComments({ edits, code }: Draft, comments: readonly Comment[]): void {
  for (const { start = 0, end = 0, value } of comments) {
    const type = /import\((['"])(?:@jest\/types|ts-jest(?:\/\w+)*|jest)\1\)\.[\w.]+/.exec(value);
    if (type) {
      const typeStart = start + '/*'.length + type.index;
      edits.overwrite(typeStart, typeStart + type[0].length, "import('@rstest/core').RstestConfig");
    }
    if (/^\/\s*<reference types=["'](?:vitest(?:\/\w+)?|vite\/client|jest)["']/.test(value))
      edits.remove(start, code[end] === '\n' ? end + 1 : end);
  }
}

function importLines(names: ReadonlySet<string>): string[] {
  const sorted = [...names].sort();
  const types = sorted.filter((name) => /^[A-Z]/.test(name));
  const values = sorted.filter((name) => !types.includes(name));
  const line = (start: string, list: readonly string[]) =>
    list.length > 0 ? [`${start} { ${list.join(', ')} } from '@rstest/core';`] : [];
  return [...line('import', values), ...line('import type', types)];
}

/** Removes imports that only removed settings used from `code`. `before` is the original program. */
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
      const lineEnd = /^[ \t]*\n?/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + lineEnd);
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
