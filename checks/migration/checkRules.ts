import { RULES, type Rule } from 'convert-tests/rules';
import { lineOf, type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import type { TypeTarget } from '../facts/targets/target.ts';

const RULES_FILE = 'packages/convert-tests/src/rules';

/** Rules whose target isn't in the installed package, or has no heading on the page that they link to. */
export function checkRuleTargets(
  targets: readonly TypeTarget[],
  pages: readonly Page[],
): Problem[] {
  const known = new Set(targets.map(({ kind, id }) => `${kind} ${id}`));
  return allRules().flatMap((rule) => {
    const missing = rule.targets.filter((target) => !known.has(target));
    return [
      ...missing.map((target) => problem(`${rule.source}: @rstest/core has no ${target}`)),
      ...sectionPages(rule, pages)
        .filter(({ headings }) => !headings.some(({ id }) => id === sectionOf(rule).id))
        .map(({ file }) =>
          problem(`${rule.source}: ${file} has no section #${sectionOf(rule).id}`),
        ),
    ];
  });
}

/**
 * Rules that a table of the migration pages doesn't have, or has with another counterpart; and names
 * in these tables without a rule. The converter and the pages then say the same.
 */
export function checkRuleTables(pages: readonly Page[]): Problem[] {
  const listed = allRules().filter((rule) => rule.listed);
  const missing = listed.flatMap((rule) =>
    sectionPages(rule, pages).flatMap((page) => rowProblems(rule, page)),
  );
  const sections = new Set(listed.map(({ section }) => section));
  const unknown = [...sections].flatMap((section) => namesWithoutRule(section, listed, pages));
  return [...missing, ...unknown];
}

function rowProblems(rule: Rule, page: Page): Problem[] {
  const rows = tableRows(page, sectionOf(rule).id);
  const row = rows.find(({ names }) => names.includes(shortName(rule)));
  const { file } = page;
  if (!row)
    return [
      { file, line: 1, message: `no table row for ${rule.source} in #${sectionOf(rule).id}` },
    ];
  if (rule.kind === 'none' || rule.kind === 'unneeded') return [];
  const says = (target: string) => {
    const parts = nameOf(target).split('.');
    // A row may name the option around it, or only the last part.
    const names = [
      ...parts.map((_, index) => parts.slice(0, index + 1).join('.')),
      parts.at(-1) ?? '',
    ];
    return names.some((name) => name !== 'rs' && name !== 'expect' && row.answer.includes(name));
  };
  if (isSame(row) || rule.targets.length === 0 || rule.targets.some(says)) return [];
  const expected = rule.targets.map(nameOf).join(' or ');
  return [{ file, line: row.line, message: `the row of ${rule.source} doesn’t name ${expected}` }];
}

function namesWithoutRule(
  section: string,
  listed: readonly Rule[],
  pages: readonly Page[],
): Problem[] {
  const [name = '', id = ''] = section.split('#');
  // Sections that also have rows about code, flags, or several functions.
  if (MIXED.has(section)) return [];
  const known = new Set(listed.filter((rule) => rule.section === section).map(shortName));
  return pages
    .filter(({ route }) => route === `/guide/migration/${name}`)
    .flatMap((page) =>
      tableRows(page, id).flatMap(({ names, line }) =>
        names
          .filter((one) => !known.has(one))
          .map((one) => ({
            file: page.file,
            line,
            message: `${one} has no rule in ${RULES_FILE}`,
          })),
      ),
    );
}

const MIXED: ReadonlySet<string> = new Set([
  'jest#test-files',
  'jest#jest-object',
  'jest#fake-timers',
  'jest#coverage',
  'large-suite#types',
  'vitest#check',
  'vitest#test-files',
  'vitest#vi-object',
  'vitest#options-table',
  'vitest#plugins',
]);

function allRules(): Rule[] {
  return Object.values(RULES).flat();
}

function sectionOf({ section }: Rule): { page: string; id: string } {
  const [page = '', id = ''] = section.split('#');
  return { page, id };
}

function sectionPages(rule: Rule, pages: readonly Page[]): Page[] {
  return pages.filter(({ route }) => route === `/guide/migration/${sectionOf(rule).page}`);
}

function shortName({ source }: Rule): string {
  return source.replace(/^(?:resolve)\.(?!alias)/, 'resolve.');
}

function nameOf(target: string): string {
  return target.replace(/^[\w-]+ /, '').replace(/^@rstest\/core#/, '');
}

function isSame({ answer }: TableRow): boolean {
  return /the same|同名|相同|不变/i.test(answer);
}

function problem(message: string): Problem {
  return { file: RULES_FILE, line: 1, message };
}

interface TableRow {
  /** Names in code in the first cell. */
  readonly names: readonly string[];
  /** The text of the last cell. */
  readonly answer: string;
  readonly line: number;
}

/** The rows of the tables below a heading, up to the next one of any level. */
function tableRows({ tree, headings }: Page, id: string): TableRow[] {
  const rows: TableRow[] = [];
  let heading = -1;
  for (const node of tree ? walkTree(tree as TreeNode) : []) {
    if (node.type === 'heading') heading += 1;
    if (headings[heading]?.id !== id || node.type !== 'tableRow') continue;
    const cells = node.children ?? [];
    const names = codeIn(cells[0]);
    if (names.length > 0) rows.push({ names, answer: textIn(cells.at(-1)), line: lineOf(node) });
  }
  return rows;
}

function codeIn(node: TreeNode | undefined): string[] {
  if (!node) return [];
  return [...walkTree(node)].flatMap(({ type, value }) =>
    type === 'inlineCode' ? namesIn(value ?? '') : [],
  );
}

/** `jest.mock(path, factory)` is about `jest.mock`; `vi.*` and `globals: { NAME }` about their start. */
function namesIn(code: string): string[] {
  const start = /^[{\s]*([%@\w$.]+)/.exec(code)?.[1] ?? code;
  return [start.replace(/\.$/, '')];
}

function textIn(node: TreeNode | undefined): string {
  return node ? [...walkTree(node)].map(({ value = '' }) => value).join('') : '';
}
