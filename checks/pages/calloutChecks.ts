import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { isTextBlock, readTextRun } from '../../content/markdown/textRuns.ts';
import { lineOf, type TreeNode, walkTree } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { TEXT } from '../../theme/i18n/text.ts';

/** Those of Rspress, for which the theme has a title in each language. */
const KINDS = Object.keys(TEXT[DEFAULT_LANGUAGE].callout);
/** What to write instead of the containers of other sites. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  'code-group': 'use <Tabs> with a <Tab label="…"> per block',
};

const ALERT = /^\s*\[!(\w+)\]/;

/**
 * Reports `:::` that would be rendered literally. Rspress only finds the end of a callout in a sibling
 * paragraph of its start: without an empty line, it becomes part of a preceding list or table.
 */
export function checkCallouts(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (!page.tree) return [];
    const found: Findings = { used: new Set(), problems: [] };
    for (const node of walkTree(page.tree as TreeNode)) {
      readCallouts(node, found);
      readAlert(node, found);
    }
    return [...found.problems, ...strayMarks(page.tree as TreeNode, found.used)]
      .map(({ line, message }) => ({ file: page.file, line, message }))
      .sort((a, b) => a.line - b.line);
  });
}

interface Findings {
  /** Paragraphs that open or close a callout. */
  readonly used: Set<TreeNode>;
  readonly problems: { line: number; message: string }[];
}

function readCallouts({ children = [] }: TreeNode, { used, problems }: Findings): void {
  for (let index = 0; index < children.length; index++) {
    const begin = children[index];
    const kind = begin && beginOf(begin);
    if (!begin || !kind) continue;
    used.add(begin);
    const line = lineOf(begin);
    if (!KINDS.includes(kind)) {
      const advice = ALTERNATIVES[kind] ?? `use ${KINDS.join(', ')}`;
      problems.push({ line, message: `:::${kind} is not a callout: ${advice}` });
    }
    if (endsCallout(begin)) continue;
    const length = children.slice(index + 1).findIndex(endsCallout);
    const end = children[index + 1 + length];
    if (length < 0 || !end) {
      const message = `:::${kind} is not closed by ::: with an empty line before it`;
      problems.push({ line, message });
      continue;
    }
    used.add(end);
    index += length + 1;
  }
}

/** `> [!NOTE]`, which Rspress renders as a callout, too. */
function readAlert({ type, children: [paragraph] = [] }: TreeNode, { problems }: Findings): void {
  if (type !== 'blockquote' || paragraph?.type !== 'paragraph') return;
  const kind = ALERT.exec(paragraph.children?.[0]?.value ?? '')?.[1];
  if (kind === undefined || KINDS.includes(kind.toLowerCase())) return;
  const known = KINDS.map((one) => one.toUpperCase()).join(', ');
  problems.push({ line: lineOf(paragraph), message: `[!${kind}] is not a callout: use ${known}` });
}

function beginOf({ type, children = [] }: TreeNode): string | undefined {
  if (type !== 'paragraph' || children[0]?.type !== 'text') return undefined;
  return /^\s*:::\s*([\w-]+)/.exec(children[0].value ?? '')?.[1];
}

function endsCallout({ type, children = [] }: TreeNode): boolean {
  const last = children.at(-1);
  return type === 'paragraph' && last?.type === 'text' && /:::$/.test(last.value ?? '');
}

function strayMarks(tree: TreeNode, used: ReadonlySet<TreeNode>) {
  return [...walkTree(tree)].flatMap((node) => {
    if (!isTextBlock(node) || used.has(node)) return [];
    const run = readTextRun(node);
    const match = /^[ \t]*:::|:::[ \t]*$/m.exec(run.text);
    if (!match) return [];
    const message = '::: doesn’t close a callout: add an empty line before it';
    return [{ line: run.lineAt(match.index), message }];
  });
}
