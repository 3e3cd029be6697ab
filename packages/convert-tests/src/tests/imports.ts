import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  Node,
} from '@babel/types';
import { placeImports } from '../draft.ts';
import { dottedName } from '../syntax/values.ts';
import { nodesIn, rangeOf } from '../syntax/walk.ts';
import { newName } from './names.ts';
import { isRunnerImport, RUNNERS, type TestFile } from './testFile.ts';
import { typeRule, typeTarget } from './types.ts';

/** Packages that work with any runner, although their names begin like those that need Jest. */
const ANYWHERE =
  /^(?:jest-axe|jest-extended|jest-diff|jest-matcher-utils|jest-serializer-.*|jest-each|jest-image-snapshot)(?:\/|$)/;

const JEST_DOM = /^@testing-library\/jest-dom(?:\/(?:extend-expect|vitest|jest-globals))?$/;

/** Converts or notes an import of a package for a runner. `writeImports` replaces those of the runner. */
export function convertImport(statement: ImportDeclaration, file: TestFile): void {
  const { draft, runner } = file;
  const { value } = statement.source;
  if (isRunnerImport(statement, runner)) return;
  if (JEST_DOM.test(value) && statement.specifiers.length === 0) {
    const quote = draft.code[rangeOf(statement.source)[0]] ?? "'";
    const from = `${quote}@testing-library/jest-dom/matchers${quote}`;
    draft.replace(statement, `import * as matchers from ${from};`);
    file.afterImports.push('expect.extend(matchers);');
    file.needed.set('expect', 'value');
    draft.note('check', 'jest-dom', statement);
    return;
  }
  const needsRunner = /^(?:jest|vitest)(?:-|$|\/)|^@(?:jest|vitest)\//.test(value);
  if (!needsRunner || ANYWHERE.test(value)) return;
  const level = statement.importKind === 'type' ? 'check' : 'manual';
  draft.note(level, 'package for jest', statement);
}

/** A name that a file takes from its runner. */
interface Specifier {
  readonly node: Node;
  readonly name: string;
  /** The name of its variable. */
  readonly local: string;
  readonly isType: boolean;
}

/** The name in `@rstest/core`, in an array; empty if there's none. Variables whose uses change have it, too. */
function coreNames(specifier: Specifier, file: TestFile): Specifier[] {
  const { node, name, isType } = specifier;
  const { objects, names } = RUNNERS[file.runner];
  if (objects.includes(name)) return [{ ...specifier, name: 'rs', local: 'rs', isType: false }];
  const rule = isType ? typeRule(name, file) : names.get(name);
  if (rule?.kind === 'none') {
    file.draft.note('manual', rule, node);
    return [];
  }
  const renamed = isType ? undefined : newName(name, rule)?.split('.')[0];
  if (renamed) return [{ ...specifier, name: renamed, local: renamed }];
  return [{ ...specifier, name: (isType && rule && typeTarget(rule)) || name }];
}

/** Converts the export of another module's names, if that module is the runner. */
export function convertExport(
  statement: ExportNamedDeclaration | ExportAllDeclaration,
  file: TestFile,
): void {
  const { draft, runner, done } = file;
  const { source } = statement;
  if (!source || !RUNNERS[runner].module.test(source.value)) return;
  for (const node of nodesIn(statement)) done.add(node);
  draft.note('check', 'jest value', statement);
  draft.replace(source, `'@rstest/core'`);
  if (statement.type === 'ExportAllDeclaration') {
    const names = RUNNERS[runner].objects.map((name) => `rs as ${name}`).join(', ');
    draft.edits.appendLeft(rangeOf(statement)[1], `\nexport { ${names} } from '@rstest/core';`);
    return;
  }
  for (const node of statement.specifiers) {
    if (node.type !== 'ExportSpecifier') continue;
    const prefix = node.exportKind === 'type' ? 'type ' : '';
    const local = dottedName(node.exported) ?? '';
    const isType = prefix !== '' || statement.exportKind === 'type';
    const [core] = coreNames({ node, name: node.local.name, local, isType }, file);
    if (core) draft.replace(node, prefix + renamedAs(core.name, local, ' as '));
  }
}

/** `a` or `a as b` */
function renamedAs(name: string, local: string, as: string): string {
  return name === local ? name : name + as + local;
}

/** The names in an import of the runner. */
function specifiersOf(
  { specifiers, importKind }: ImportDeclaration,
  { draft }: TestFile,
): Specifier[] {
  return specifiers.flatMap((node) => {
    if (node.type !== 'ImportSpecifier') {
      draft.note('manual', 'jest value', node);
      return [];
    }
    const name = dottedName(node.imported) ?? '';
    const isType = importKind === 'type' || node.importKind === 'type' || /^[A-Z]/.test(name);
    return [{ node, name, local: node.local.name, isType }];
  });
}

/**
 * Writes the import of `@rstest/core`: in place of the runner's import or `require()`, or at the top if the
 * file uses global functions and doesn't keep them.
 */
export function writeImports(file: TestFile): void {
  const { draft, program, runner, needed } = file;
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const replaced = imports.filter((statement) => isRunnerImport(statement, runner));
  const isRequire = needsRequire(file);
  const core = replaced
    .flatMap((statement) => specifiersOf(statement, file))
    .flatMap((specifier) => coreNames(specifier, file));
  const namesOf = (kind: boolean, as: string) =>
    new Set(
      core
        .filter(({ isType }) => isType === kind)
        .map(({ name, local }) => renamedAs(name, local, as)),
    );
  const values = namesOf(false, isRequire ? ': ' : ' as ');
  const types = namesOf(true, ' as ');
  const keepsGlobals = replaced.length === 0 && draft.globals === 'keep';
  for (const [name, kind] of needed) {
    if (kind === 'type') types.add(name);
    else if (!keepsGlobals) values.add(name);
  }
  if (keepsGlobals && needed.size > 0) draft.note('check', 'kept globals', program);
  if (replaced.length === 0 && values.size > 0) draft.note('change', 'globals', program);
  const end = `from ${coreSource(imports[0], file)}`;
  placeImports(draft, program, replaced, [
    ...(isRequire
      ? line('const', values, "= require('@rstest/core');")
      : line('import', values, end)),
    ...line('import type', types, end),
  ]);
  const last = imports.at(-1);
  if (file.afterImports.length > 0 && last)
    draft.edits.appendRight(rangeOf(last)[1], `\n\n${file.afterImports.join('\n')}`);
}

function line(start: string, names: ReadonlySet<string>, end: string): string[] {
  if (names.size === 0) return [];
  return [`${start} { ${[...names].sort(compareIgnoringCase).join(', ')} } ${end}`];
}

/** The quoted package name at the end of the import, in the style of the file's first import. */
function coreSource(first: ImportDeclaration | undefined, { draft }: TestFile): string {
  if (!first) return "'@rstest/core';";
  const quote = draft.code[rangeOf(first.source)[0]];
  return `${quote}@rstest/core${quote}${draft.source(first).endsWith(';') ? ';' : ''}`;
}

/**
 * Whether a file can't have an import, because it assigns its exports. Other files get one, because Rstest
 * finds calls of `rs.requireActual` only if `rs` is imported.
 */
export function needsRequire({ program, draft: { path, code } }: TestFile): boolean {
  if (program.sourceType === 'module') return false;
  return /\.c[jt]s$/.test(path) || /(?:^|[\s;])(?:module\.)?exports(?:\.\w+)? = /.test(code);
}

function compareIgnoringCase(a: string, b: string): number {
  return a.localeCompare(b, 'en', { sensitivity: 'base' });
}
