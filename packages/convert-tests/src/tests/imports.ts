import type { ImportDeclaration, ImportSpecifier } from '@babel/types';
import { placeImports } from '../draft.ts';
import { dottedName } from '../syntax/values.ts';
import { rangeOf } from '../syntax/walk.ts';
import { newName } from './names.ts';
import { isRunnerImport, isRunnerRequire, RUNNERS, type TestFile } from './testFile.ts';
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

interface ImportedName {
  /** The text in the import: `rs`, `it as check`. */
  readonly name: string;
  readonly isType: boolean;
}

/** The name that replaces an import specifier, in an array; empty if Rstest has no counterpart. */
function importedNames(
  specifier: ImportSpecifier,
  statement: ImportDeclaration,
  file: TestFile,
): ImportedName[] {
  const { draft, runner } = file;
  const { objects, names } = RUNNERS[runner];
  const name = dottedName(specifier.imported) ?? '';
  if (objects.includes(name)) return [{ name: 'rs', isType: false }];
  const isType =
    statement.importKind === 'type' || specifier.importKind === 'type' || /^[A-Z]/.test(name);
  const rule = isType ? typeRule(name, file) : names.get(name);
  if (rule?.kind === 'none') {
    draft.note('manual', rule, specifier);
    return [];
  }
  const renamed = newName(name, rule)?.split('.')[0];
  const target = (isType && rule ? typeTarget(rule) : renamed) ?? name;
  const isAliased = specifier.local.name !== name;
  return [{ name: isAliased ? `${target} as ${specifier.local.name}` : target, isType }];
}

/**
 * Writes the import of `@rstest/core`: in place of the runner's import, or at the top if the file uses
 * global functions and doesn't keep them.
 */
export function writeImports(file: TestFile): void {
  const { draft, program, runner, needed } = file;
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const replaced = imports.filter((statement) => isRunnerImport(statement, runner));
  const imported = replaced.flatMap((statement) =>
    statement.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportSpecifier') return importedNames(specifier, statement, file);
      draft.note('manual', 'jest value', specifier);
      return [];
    }),
  );
  const namesOf = (isType: boolean) =>
    new Set(imported.filter((entry) => entry.isType === isType).map(({ name }) => name));
  const [values, types] = [namesOf(false), namesOf(true)];
  const keepsGlobals = replaced.length === 0 && draft.globals === 'keep';
  const needsImport = !keepsGlobals && !hasRequire(file);
  const unaliased = new Set([...values].map((name) => name.split(' as ')[0]));
  for (const [name, kind] of needed) {
    if (kind === 'type') types.add(name);
    else if (needsImport && !unaliased.has(name)) values.add(name);
  }
  if (keepsGlobals && needed.size > 0) draft.note('check', 'kept globals', program);
  if (replaced.length === 0 && values.size > 0) draft.note('change', 'globals', program);
  const end = ` } from ${coreSource(imports[0], file)}`;
  const line = (start: string, names: ReadonlySet<string>) =>
    names.size === 0 ? [] : [`${start} { ${[...names].sort(compareIgnoringCase).join(', ')}${end}`];
  placeImports(draft, program, replaced, [
    ...line('import', values),
    ...line('import type', types),
  ]);
  const last = imports.at(-1);
  if (file.afterImports.length > 0 && last)
    draft.edits.appendRight(rangeOf(last)[1], `\n\n${file.afterImports.join('\n')}`);
}

/** The quoted package name at the end of the import, in the style of the file's first import. */
function coreSource(first: ImportDeclaration | undefined, { draft }: TestFile): string {
  if (!first) return "'@rstest/core';";
  const quote = draft.code[rangeOf(first.source)[0]];
  return `${quote}@rstest/core${quote}${draft.source(first).endsWith(';') ? ';' : ''}`;
}

function hasRequire({ program, runner }: TestFile): boolean {
  return program.body.some(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.declarations.some(({ init }) => isRunnerRequire(init, runner)),
  );
}

function compareIgnoringCase(a: string, b: string): number {
  return a.localeCompare(b, 'en', { sensitivity: 'base' });
}
