import type { Page } from './page.ts';
import { type TreeNode, walk } from './walk.ts';

/** A heading, a table row or a list item, and what it is about. */
export interface Entry {
  /** What it names in code: `toBe`, `--pool`, `test`; in one place often in several spellings. */
  readonly code: readonly string[];
  /** What it names in plain words, such as a heading `only` or `each and for`. */
  readonly words: readonly string[];
  /** All code of the row or item, to find what the type of an option holds. */
  readonly allCode: string;
  /** Ids of the headings around it, its own included. */
  readonly sections: readonly string[];
}

/** Pure: everything on a page that can be about something by name. */
export function readEntries(page: Page): Entry[] {
  return [...frontMatterEntries(page), ...bodyEntries(page)];
}

/** The theme shows the title and the first option's facts by itself, other facts where asked. */
function frontMatterEntries({ front, components }: Page): Entry[] {
  if (!front.frontMatter) return [];
  const { title, options = [] } = front.frontMatter;
  const shown = components.flatMap(({ name, attributes }) =>
    name === 'OptionFacts' && attributes.path ? [attributes.path] : [],
  );
  const facts = options.filter(({ path }, index) => index === 0 || shown.includes(path));
  const code = facts.flatMap(({ path, flag, alias }) =>
    [path, flag, alias].flatMap((text) => (text === undefined ? [] : namesInCode(text))),
  );
  return [{ code, words: namesInText(title), allCode: '', sections: [] }];
}

function bodyEntries({ tree, headings }: Page): Entry[] {
  if (!tree) return [];
  const entries: Entry[] = [];
  const open: { depth: number; id: string }[] = [];
  let heading = 0;
  for (const node of walk(tree as TreeNode)) {
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

/** The nodes that say what a heading, a row or an item is about. */
function subjectOf({ type, children = [] }: TreeNode): readonly TreeNode[] | undefined {
  if (type === 'heading') return children;
  if (type === 'tableRow') return children[0]?.children ?? [];
  if (type !== 'listItem') return undefined;
  const [paragraph] = children;
  return paragraph?.type === 'paragraph' ? leadingCode(paragraph.children ?? []) : [];
}

/** `--a` and `--b` do this: only what stands before the first words counts. */
function leadingCode(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const end = nodes.findIndex((node) => {
    if (node.type === 'text') return !/^\s*(?:[,、]|and|和|与)?\s*$/.test(node.value ?? '');
    return codeIn(node).length === 0;
  });
  return end < 0 ? nodes : nodes.slice(0, end);
}

function namesIn(nodes: readonly TreeNode[]): Pick<Entry, 'code' | 'words'> {
  const code = nodes.flatMap(codeIn).flatMap(namesInCode);
  return { code, words: namesInText(nodes.map(textIn).join('')) };
}

function codeIn(node: TreeNode): string[] {
  return [...walk(node)]
    .filter(({ type }) => type === 'inlineCode')
    .map(({ value }) => value ?? '');
}

function textIn(node: TreeNode): string {
  return [...walk(node)]
    .filter(({ type }) => type === 'text' || type === 'inlineCode')
    .map(({ value }) => value ?? '')
    .join('');
}

const NAME = /^\.?(rstest(?: [a-z][\w-]*)?(?![\w.-])|-{0,2}[\w$][\w$.*-]*)/;

/**
 * `-c, --config <config>` names `-c` and `--config`, `test(name, body)` names `test`,
 * `DEBUG=rstest` names `DEBUG`, `rstest run [...filters]` names `rstest run`. As it stands it is a
 * name as well: `thresholds.<key>`.
 */
export function namesInCode(code: string): string[] {
  const parts = code.replace(/\(.*\)/g, '').split(/,\s*/);
  const names = parts.flatMap((part) => NAME.exec(part.trim())?.[1] ?? []);
  return [...new Set([code, ...names])];
}

/** Plain text counts only if it is nothing but names: `skipIf and runIf`, not `Order of hooks`. */
export function namesInText(text: string): string[] {
  const parts = text.replace(/\{#.*\}/, '').split(/[,、]|\s(?:and|和|与)\s/);
  const names = parts.map((part) => part.trim()).filter((part) => part !== '');
  return names.every((name) => !/\s/.test(name)) ? names.flatMap(namesInCode) : [];
}
