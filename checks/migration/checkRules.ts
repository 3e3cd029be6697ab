import { RULES, type Rule, targetName } from 'convert-tests/rules';
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
  const problem = (message: string): Problem => ({ file: RULES_FILE, line: 1, message });
  return allRules().flatMap((rule) => {
    const { pageName, id } = sectionOf(rule);
    const missing = rule.targets.filter((target) => !known.has(target));
    const without = pagesOf(pageName, pages).filter(
      ({ headings }) => !headings.some((heading) => heading.id === id),
    );
    return [
      ...missing.map((target) => problem(`${rule.name}: @rstest/core has no ${target}`)),
      ...without.map(({ file }) => problem(`${rule.name}: ${file} has no section #${id}`)),
    ];
  });
}

/** Rows in the tables of the migration pages that name another counterpart than the rule does. */
export function checkRuleTables(pages: readonly Page[]): Problem[] {
  const renamed = allRules().filter(
    ({ kind, targets }) => /^(?:renamed|moved|differs)$/.test(kind) && targets.length > 0,
  );
  return renamed.flatMap((rule) => {
    const { pageName, id } = sectionOf(rule);
    return pagesOf(pageName, pages).flatMap((page) => {
      const rows = tableRows(page, id).filter(({ names }) => names.includes(rule.name));
      const [first] = rows;
      if (!first || rows.some(({ answer }) => says(answer, rule))) return [];
      const expected = rule.targets.map(targetName).join(' or ');
      const message = `the row of ${rule.name} doesn’t name ${expected}`;
      return [{ file: page.file, line: first.line, message }];
    });
  });
}

/** Whether a row names one of the counterparts: whole, the option around it, or only the last part. */
function says(answer: string, { targets }: Rule): boolean {
  if (/the same|同名|相同|不变/i.test(answer)) return true;
  return targets.map(targetName).some((target) => {
    const parts = target.split('.');
    const around = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    return [...around, parts.at(-1) ?? ''].some(
      (name) => name !== 'rs' && name !== 'expect' && answer.includes(name),
    );
  });
}

function allRules(): Rule[] {
  return Object.values(RULES).flatMap((table) => [...table.values()]);
}

function sectionOf({ section }: Rule): { pageName: string; id: string } {
  const [pageName = '', id = ''] = section.split('#');
  return { pageName, id };
}

/** The page in each language. */
function pagesOf(name: string, pages: readonly Page[]): Page[] {
  return pages.filter(({ route }) => route === `/guide/migration/${name}`);
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
    rows.push({ names: codeIn(cells[0]), answer: textIn(cells.at(-1)), line: lineOf(node) });
  }
  return rows;
}

/** `jest.mock(path, factory)` is about `jest.mock`, and `globals: { NAME }` about `globals`. */
function codeIn(node: TreeNode | undefined): string[] {
  if (!node) return [];
  return [...walkTree(node)].flatMap(({ type, value = '' }) =>
    type === 'inlineCode' ? (/^[{\s]*([%@\w$.]*[\w$%])/.exec(value)?.[1] ?? value) : [],
  );
}

function textIn(node: TreeNode | undefined): string {
  return node ? [...walkTree(node)].map(({ value = '' }) => value).join('') : '';
}
