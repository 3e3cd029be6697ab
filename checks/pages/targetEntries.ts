import type { Facts } from '../../content/facts/facts.ts';
import { pageFacts } from '../../content/facts/pageFacts.ts';
import { type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';

/** A heading, table row, or list item, and what it's about. */
export interface TargetEntry {
  /** Names in code: `toBe`, `--pool`, `test`; often in several spellings. */
  readonly code: readonly string[];
  /** Names in plain text, such as a heading `only` or `each and for`. */
  readonly words: readonly string[];
  /** All code in the row or item, to find names in an option's type. */
  readonly allCode: string;
  /** IDs of its parent headings and its own. */
  readonly sections: readonly string[];
}

/** Reads all entries of a page. */
export function readTargetEntries(page: Page, facts: Facts | undefined): TargetEntry[] {
  return [...frontMatterEntries(page, facts), ...bodyEntries(page)];
}

/** Entries for the title and the facts, which the theme renders. */
function frontMatterEntries(
  { frontMatter, components }: Page,
  record: Facts | undefined,
): TargetEntry[] {
  if (!frontMatter) return [];
  const { options } = pageFacts(frontMatter, record);
  const shown = components.flatMap(({ name, attributes }) =>
    name === 'OptionFacts' && attributes.path ? [attributes.path] : [],
  );
  const facts = options.filter(({ path }, index) => index === 0 || shown.includes(path));
  const code = facts.flatMap(({ path, flag, alias }) =>
    [path, flag, alias].flatMap((text) => (text === undefined ? [] : namesInCode(text))),
  );
  return [{ code, words: namesInText(frontMatter.title), allCode: '', sections: [] }];
}

function bodyEntries({ tree, headings }: Page): TargetEntry[] {
  if (!tree) return [];
  const entries: TargetEntry[] = [];
  const open: { depth: number; id: string }[] = [];
  let heading = 0;
  for (const node of walkTree(tree as TreeNode)) {
    if (node.type === 'heading') {
      const { depth = 1, id = '' } = headings[heading++] ?? {};
      while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
      open.push({ depth, id });
    }
    const subject = subjectOf(node);
    if (!subject) continue;
    const sections = open.map(({ id }) => id);
    const allCode = codeIn(node).join('\n');
    entries.push({ ...namesIn(subject), allCode, sections });
  }
  return entries;
}

/** The nodes with the subject of a heading, row, or item. */
function subjectOf({ type, children = [] }: TreeNode): readonly TreeNode[] | undefined {
  if (type === 'heading') return children;
  if (type === 'tableRow') return children[0]?.children ?? [];
  if (type !== 'listItem') return undefined;
  const [paragraph] = children;
  return paragraph?.type === 'paragraph' ? leadingCode(paragraph.children ?? []) : [];
}

/** The code before the first words, as in "`--a` and `--b` do this". */
function leadingCode(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const end = nodes.findIndex((node) => {
    if (node.type === 'text') return !/^\s*(?:[,、]|and|和|与)?\s*$/.test(node.value ?? '');
    return codeIn(node).length === 0;
  });
  return end < 0 ? nodes : nodes.slice(0, end);
}

function namesIn(nodes: readonly TreeNode[]): Pick<TargetEntry, 'code' | 'words'> {
  const code = nodes.flatMap(codeIn).flatMap(namesInCode);
  return { code, words: namesInText(nodes.map(textIn).join('')) };
}

function codeIn(node: TreeNode): string[] {
  return [...walkTree(node)]
    .filter(({ type }) => type === 'inlineCode')
    .map(({ value }) => value ?? '');
}

function textIn(node: TreeNode): string {
  return [...walkTree(node)]
    .filter(({ type }) => type === 'text' || type === 'inlineCode')
    .map(({ value }) => value ?? '')
    .join('');
}

const NAME = /^\.?(rstest(?: [a-z][\w-]*)?(?![\w.-])|-{0,2}[\w$][\w$.*-]*)/;

/**
 * The names in a code span: `-c` and `--config` in `-c, --config <config>`, `test` in
 * `test(name, body)`, `DEBUG` in `DEBUG=rstest`, `rstest run` in `rstest run [...filters]`. The whole
 * text counts as well: `thresholds.<key>`.
 */
export function namesInCode(code: string): string[] {
  const parts = code.replace(/\(.*\)/g, '').split(/,\s*/);
  const names = parts.flatMap((part) => NAME.exec(part.trim())?.[1] ?? []);
  return [...new Set([code, ...names])];
}

/** The names in plain text that consists only of names: `skipIf and runIf`, not `Order of hooks`. */
export function namesInText(text: string): string[] {
  const parts = text.replace(/\{#.*\}/, '').split(/[,、]|\s(?:and|和|与)\s/);
  const names = parts.map((part) => part.trim()).filter((part) => part !== '');
  return names.every((name) => !/\s/.test(name)) ? names.flatMap(namesInCode) : [];
}
