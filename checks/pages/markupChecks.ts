import { formOf } from '../../app/registry.ts';
import { DIAGRAM } from '../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { CODE_PLACEHOLDER, type TextRun } from '../../content/markdown/textRuns.ts';
import type { TreeNode } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/**
 * Reports Markdown that's valid and doesn't show what was meant: code fences that are never closed,
 * `{…}` and components in text, and syntax that the site doesn't have.
 */
export function checkMarkup(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (!page.tree) return [];
    const lines = page.source.split(/\r?\n/);
    const found: Problem[] = [];
    const visit = (node: TreeNode, parents: readonly TreeNode[]) => {
      const message = markupProblem(node, parents, lines);
      if (message !== undefined)
        found.push({ file: page.file, ...placeOf(node, parents), message });
      for (const child of node.children ?? []) visit(child, [...parents, node]);
    };
    visit(page.tree as TreeNode, []);
    return [...found, ...emptyPage(page)];
  });
}

function markupProblem(
  node: TreeNode,
  parents: readonly TreeNode[],
  lines: readonly string[],
): string | undefined {
  switch (node.type) {
    case 'code':
      return codeProblem(node, lines);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const { value = '' } = node;
      if (isComment(value)) return undefined;
      const shown = value.length > 30 ? `${value.slice(0, 30)}…` : value;
      return `{${shown}} is JavaScript, which pages don't run: write \\{ or put it in backticks`;
    }
    case 'mdxJsxTextElement':
      return insideText(node, parents);
    case 'footnoteReference':
    case 'footnoteDefinition':
      return 'the site has no footnotes: write the note in parentheses, or below the paragraph';
    case 'html':
      return 'HTML is not shown: write Markdown';
    case 'text':
      return textProblem(node.value ?? '');
    default:
      return undefined;
  }
}

function textProblem(text: string): string | undefined {
  if (/\$\$/.test(text)) {
    return 'the site doesn’t typeset math: write the formula as text or as code';
  }
  const [, mark] = /(!?)\[[^\]]*\]\([^)"\n]*\s[^)"\n]*\)/.exec(text) ?? [];
  if (mark === undefined) return undefined;
  const what = mark === '!' ? 'image' : 'link';
  return `this is not read as ${what === 'image' ? 'an' : 'a'} ${what}, because its URL has a space: rename the file, or write %20`;
}

const OPENING = /^(?:[\s>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})/;

function codeProblem(node: TreeNode, lines: readonly string[]): string | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end) return undefined;
  const opening = OPENING.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[1];
  const last = lines[end.line - 1] ?? '';
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(last)?.[1] ?? '';
  const isClosed =
    end.line > start.line &&
    closing[0] === opening?.[0] &&
    closing.length >= (opening?.length ?? 0);
  if (opening !== undefined && !isClosed) {
    return `the code block is never closed, so everything below is code: end it with a line ${opening}`;
  }
  if (/\[!code\s+[^\]]+\]/.test(node.value ?? '')) {
    return 'the comment [!code …] is shown as it is: write the lines behind the language, as in ```ts {1,3-4}';
  }
  if (
    node.lang === DIAGRAM &&
    !fenceAttributes(node.meta ?? '')
      .get('alt')
      ?.trim()
  ) {
    return 'the diagram has no alternative text: describe it, as in ```dot alt="…"';
  }
  return undefined;
}

const TEXT_BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** A component in a line of text. Several on a line of their own are a paragraph, too. */
function insideText({ name }: TreeNode, parents: readonly TreeNode[]): string | undefined {
  // That it's unknown is reported in any case.
  if (!formOf(name ?? '')) return undefined;
  const block = parents.findLast(({ type }) => TEXT_BLOCKS.has(type));
  if (!block) return undefined;
  const standsAlone = (block.children ?? []).every(
    ({ type, value = '' }) =>
      type === 'mdxJsxTextElement' ||
      type === 'mdxTextExpression' ||
      (type === 'text' && value.trim() === ''),
  );
  if (block.type === 'paragraph' && standsAlone) return undefined;
  return `<${name ?? ''}> is inside text: put it on a line of its own, with an empty line before and after it`;
}

export function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}

function placeOf(node: TreeNode, parents: readonly TreeNode[]) {
  const { start } = node.position ?? parents.findLast(({ position }) => position)?.position ?? {};
  return { line: start?.line ?? 1, column: start?.column };
}

/** Pages that are generated from something other than their text. */
function emptyPage({ file, tree, frontMatter, source }: Page): Problem[] {
  if (!frontMatter || frontMatter.overview || frontMatter.pageType) return [];
  if (tree?.children.some(({ type }) => !type.startsWith('mdxFlowExpression'))) return [];
  const line = source.trimEnd().split('\n').length;
  return [{ file, line, message: 'the page has no text: write it below the front matter' }];
}

/** Reports literal asterisks: `**注意：**正文` isn't bold in Markdown. */
export function checkLiteralAsterisks(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.textRuns.flatMap((run) => {
      const index = run.text.indexOf('**');
      if (index < 0) return [];
      const around = excerpt(run, index - 8, index + 10);
      const message = `** is rendered literally in “${around}”: Markdown doesn’t start or end bold text there`;
      return [{ file: page.file, line: run.lineAt(index), message }];
    }),
  );
}

function excerpt({ text }: TextRun, from: number, to: number): string {
  return text
    .slice(Math.max(0, from), to)
    .replaceAll(CODE_PLACEHOLDER, '…')
    .replace(/\s+/g, ' ')
    .trim();
}
