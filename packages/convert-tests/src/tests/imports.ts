/** Imports of the runner and of packages made for it. */
import type { ImportDeclaration, ImportSpecifier, Node } from '@babel/types';
import { BEHAVIORS } from '../rules/behaviors.ts';
import { byName, namedRule } from '../rules/find.ts';
import { JEST_TYPES } from '../rules/jestTests.ts';
import { VITEST_NAMES, VITEST_TYPES } from '../rules/vitestTests.ts';
import { rangeOf } from '../syntax/walk.ts';
import { RUNNER_MODULES, type TestFile } from './testFile.ts';

/** Packages whose names begin like those that need a runner, but that work with any. */
const ANYWHERE =
  /^(?:jest-axe|jest-extended|jest-diff|jest-matcher-utils|jest-serializer-.*|jest-each|jest-image-snapshot)(?:\/|$)/;

const JEST_DOM = /^@testing-library\/jest-dom(?:\/(?:extend-expect|vitest|jest-globals))?$/;

const RENAMED: Readonly<Record<string, string>> = {
  jest: 'rs',
  vi: 'rs',
  vitest: 'rstest',
  suite: 'describe',
  xit: 'it',
  xtest: 'test',
  xdescribe: 'describe',
  fit: 'it',
  fdescribe: 'describe',
};

/** Converts an import; one of the runner is written by `writeImports`. */
export function convertImport(statement: ImportDeclaration, file: TestFile): void {
  const { draft, runner } = file;
  const { value } = statement.source;
  if (RUNNER_MODULES[runner].test(value)) return;
  if (JEST_DOM.test(value) && statement.specifiers.length === 0) {
    const quote = draft.code[rangeOf(statement.source)[0]] ?? "'";
    const from = `${quote}@testing-library/jest-dom/matchers${quote}`;
    draft.edits.overwrite(...rangeOf(statement), `import * as matchers from ${from};`);
    file.afterImports.push('expect.extend(matchers);');
    file.needed.set('expect', 'value');
    draft.note('check', namedRule(BEHAVIORS, 'jest-dom'), statement);
    return;
  }
  const needsRunner = /^(?:jest|vitest)(?:-|$|\/)|^@(?:jest|vitest)\//.test(value);
  if (needsRunner && value !== 'jest-mock' && !ANYWHERE.test(value)) {
    draft.note(
      statement.importKind === 'type' ? 'check' : 'manual',
      namedRule(BEHAVIORS, 'package for jest'),
      statement,
    );
  }
}

/** The name that an import specifier has in Rstest; undefined if it has none. */
function targetOf(
  specifier: ImportSpecifier,
  statement: ImportDeclaration,
  file: TestFile,
): { name: string; isType: boolean } | undefined {
  const { imported } = specifier;
  const name = imported.type === 'Identifier' ? imported.name : imported.value;
  const { draft, runner } = file;
  if (Object.hasOwn(RENAMED, name)) return { name: RENAMED[name] ?? name, isType: false };
  const isType =
    statement.importKind === 'type' || specifier.importKind === 'type' || /^[A-Z]/.test(name);
  if (isType) {
    const rule =
      runner === 'jest' ? byName(JEST_TYPES).get(`jest.${name}`) : byName(VITEST_TYPES).get(name);
    const target = rule?.targets[0]?.replace('export-type @rstest/core#', '');
    if (target) return { name: target, isType: true };
    draft.note('manual', rule ?? namedRule(BEHAVIORS, 'extend types'), specifier);
    return undefined;
  }
  const rule = runner === 'vitest' ? byName(VITEST_NAMES).get(name) : undefined;
  if (rule?.kind === 'none') {
    draft.note('manual', rule, specifier);
    return undefined;
  }
  return { name, isType };
}

/**
 * Writes the import of `@rstest/core`: in the place of the runner's, or at the top if the file used
 * globals. `globals` says what of `needed` may stay global.
 */
export function writeImports(file: TestFile, globals: 'import' | 'keep'): void {
  const { draft, program, runner, needed } = file;
  const imports = program.body.filter((one) => one.type === 'ImportDeclaration');
  const own = imports.filter(
    ({ source }) => RUNNER_MODULES[runner].test(source.value) || source.value === 'jest-mock',
  );
  const { values, types } = importedNames(own, file);
  const isKept = own.length === 0 && globals === 'keep';
  const staysOut = isKept || hasRequire(file);
  const aliased = new Set([...values].map((name) => name.split(' as ')[0]));
  for (const [name, kind] of needed) {
    if (kind === 'type') types.add(name);
    else if (!staysOut && !aliased.has(name)) values.add(name);
  }
  if (isKept && needed.size > 0) draft.note('check', namedRule(BEHAVIORS, 'kept globals'), program);
  if (own.length === 0 && values.size > 0) {
    draft.note('change', namedRule(BEHAVIORS, 'globals'), program);
  }
  const quote = quoteOf(imports, draft.code);
  const semicolon = endsWithSemicolon(imports[0], draft.code) ? ';' : '';
  const end = ` } from ${quote}@rstest/core${quote}${semicolon}`;
  const line = (start: string, names: ReadonlySet<string>) =>
    names.size === 0 ? [] : [`${start} { ${[...names].sort(byText).join(', ')}${end}`];
  place(file, own, [...line('import', values), ...line('import type', types)]);
}

/** What the runner's imports have in Rstest, with the local names. */
function importedNames(own: readonly ImportDeclaration[], file: TestFile) {
  const found = own.flatMap((statement) =>
    statement.specifiers.flatMap((one) => {
      if (one.type === 'ImportSpecifier') return writtenName(one, statement, file) ?? [];
      file.draft.note('manual', namedRule(BEHAVIORS, 'jest value'), one);
      return [];
    }),
  );
  const names = (isType: boolean) =>
    new Set(found.filter((one) => one.isType === isType).map(({ name }) => name));
  return { values: names(false), types: names(true) };
}

function writtenName(one: ImportSpecifier, statement: ImportDeclaration, file: TestFile) {
  const target = targetOf(one, statement, file);
  if (!target || one.local.name === nameOf(one) || target.name === 'rs') return target;
  return { ...target, name: `${target.name} as ${one.local.name}` };
}

function nameOf({ imported }: ImportSpecifier): string {
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

function place(
  { draft, program, afterImports }: TestFile,
  own: readonly Node[],
  lines: readonly string[],
): void {
  const [first, ...others] = own;
  const { edits, code } = draft;
  for (const one of others) {
    const [start, end] = rangeOf(one);
    edits.remove(start, code[end] === '\n' ? end + 1 : end);
  }
  const imports = program.body.filter((one) => one.type === 'ImportDeclaration');
  if (first) edits.overwrite(...rangeOf(first), lines.join('\n'));
  else if (lines.length > 0) {
    const at = imports[0]
      ? rangeOf(imports[0])[0]
      : topOf(program.body[0], program.directives.at(-1), code);
    edits.prependRight(at, `${lines.join('\n')}\n${imports[0] ? '' : '\n'}`);
  }
  const last = imports.at(-1);
  if (afterImports.length > 0 && last)
    edits.appendRight(rangeOf(last)[1], `\n\n${afterImports.join('\n')}`);
}

/** Before the first statement, but below comments about the file. */
function topOf(first: Node | undefined, directive: Node | undefined, code: string): number {
  if (directive) return rangeOf(directive)[1] + (code[rangeOf(directive)[1]] === '\n' ? 1 : 0);
  if (!first) return code.length;
  const [start] = rangeOf(first);
  const comments = first.leadingComments ?? [];
  // A comment right above the statement belongs to it.
  let at = start;
  for (const { start: from = 0, end = 0, value } of [...comments].reverse()) {
    if (/\n\s*\n/.test(code.slice(end, at)) || /@jest-environment|@vitest-environment/.test(value))
      break;
    at = from;
  }
  return code.lastIndexOf('\n', at - 1) + 1;
}

function hasRequire({ program, runner }: TestFile): boolean {
  return program.body.some(
    (one) =>
      one.type === 'VariableDeclaration' &&
      one.declarations.some(
        ({ init }) =>
          init?.type === 'CallExpression' &&
          init.arguments[0]?.type === 'StringLiteral' &&
          RUNNER_MODULES[runner].test(init.arguments[0].value),
      ),
  );
}

function quoteOf(imports: readonly ImportDeclaration[], code: string): string {
  const [first] = imports;
  return (first && code[rangeOf(first.source)[0]]) ?? "'";
}

function endsWithSemicolon(first: Node | undefined, code: string): boolean {
  return !first || code[rangeOf(first)[1] - 1] === ';';
}

function byText(a: string, b: string): number {
  return a.localeCompare(b, 'en', { sensitivity: 'base' });
}
