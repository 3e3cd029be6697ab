import { formOf } from '../../app/registry.ts';
import { DIAGRAM } from '../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { isTextBlock } from '../../content/markdown/textRuns.ts';
import type { TreeNode } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { excerpt } from './proseRuns.ts';

/**
 * Reports Markdown that's valid but isn't shown as the writer expects: code fences that are never
 * closed, `{…}` and components in text, and syntax that the site doesn't support. Also reports pages
 * without text.
 */
export function checkMarkup(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (!page.tree) return [];
    const lines = page.source.split(/\r?\n/);
    const problems: Problem[] = [];
    const visit = (node: TreeNode, parents: readonly TreeNode[]) => {
      const message = markupProblem(node, parents, lines);
      if (message !== undefined) {
        problems.push({ file: page.file, ...placeOf(node, parents), message });
      }
      for (const child of node.children ?? []) visit(child, [...parents, node]);
    };
    visit(page.tree as TreeNode, []);
    return [...problems, ...checkText(page)];
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
    case 'text':
      return textProblem(node.value ?? '');
    default:
      return undefined;
  }
}

function textProblem(text: string): string | undefined {
  if (/\$\$/.test(text)) {
    return "the site doesn't typeset math: write the formula as text or as code";
  }
  // `[text](/a b)` and `![text](/a b.png)`
  const [, mark] = /(!?)\[[^\]]*\]\([^)"\n]*\s[^)"\n]*\)/.exec(text) ?? [];
  if (mark === undefined) return undefined;
  const kind = mark === '!' ? 'an image' : 'a link';
  return `this is not read as ${kind}, because its URL has a space: rename the file, or write %20`;
}

const OPENING = /^(`{3,}|~{3,})/;

function codeProblem(node: TreeNode, lines: readonly string[]): string | undefined {
  const opening = unclosedFence(node, lines);
  if (opening !== undefined) {
    return `the code block is never closed, so everything below is code: end it with a line ${opening}`;
  }
  if (/\[!code\s+[^\]]+\]/.test(node.value ?? '')) {
    return 'the comment [!code …] is shown as it is: write the lines behind the language, as in ```ts {1,3-4}';
  }
  const alt = fenceAttributes(node.meta ?? '').get('alt') ?? '';
  if (node.lang === DIAGRAM && alt.trim() === '') {
    return 'the diagram has no alternative text: describe it, as in ```dot alt="…"';
  }
  return undefined;
}

/** The opening fence of a code block that is never closed; `undefined` for other code blocks. */
function unclosedFence({ position }: TreeNode, lines: readonly string[]): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const opening = OPENING.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[1] ?? '';
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(lines[end.line - 1] ?? '')?.[1] ?? '';
  const isClosed = end.line > start.line && closing.startsWith(opening);
  return opening === '' || isClosed ? undefined : opening;
}

/** Refuses a component between words. A paragraph that consists only of components is fine. */
function insideText({ name }: TreeNode, parents: readonly TreeNode[]): string | undefined {
  // `checkComponents` reports unknown components.
  if (!formOf(name ?? '')) return undefined;
  const block = parents.findLast(isTextBlock);
  if (!block) return undefined;
  const hasNoWords = (block.children ?? []).every(
    ({ type, value = '' }) =>
      type === 'mdxJsxTextElement' ||
      type === 'mdxTextExpression' ||
      (type === 'text' && value.trim() === ''),
  );
  if (block.type === 'paragraph' && hasNoWords) return undefined;
  return `<${name ?? ''}> is inside text: put it on a line of its own, with an empty line before and after it`;
}

function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}

function placeOf(node: TreeNode, parents: readonly TreeNode[]) {
  const { start } = node.position ?? parents.findLast(({ position }) => position)?.position ?? {};
  return { line: start?.line ?? 1, column: start?.column };
}

/** Reports a page without text, unless the theme fills it, as it does an overview. */
function checkText({ file, tree, frontMatter, source }: Page): Problem[] {
  if (!frontMatter || frontMatter.overview || frontMatter.pageType) return [];
  if (tree?.children.some(({ type }) => type !== 'mdxFlowExpression')) return [];
  const line = source.trimEnd().split('\n').length;
  return [{ file, line, message: 'the page has no text: write it below the front matter' }];
}

/** Reports literal asterisks: `**注意：**正文` isn't bold in Markdown. */
export function checkLiteralAsterisks(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.textRuns.flatMap((run) => {
      const index = run.text.indexOf('**');
      if (index < 0) return [];
      const message = `** is rendered literally in “${excerpt(run, index)}”: Markdown doesn't start or end bold text there`;
      return [{ file: page.file, line: run.lineAt(index), message }];
    }),
  );
}
