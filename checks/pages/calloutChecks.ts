import type { RootContent } from 'mdast';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { type Callout, withCallouts } from '../../content/markdown/callouts.ts';
import { isTextBlock, readTextRun } from '../../content/markdown/textRuns.ts';
import type { TreeNode } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { TEXT } from '../../theme/i18n/text.ts';

/** The kinds of callouts that Rspress knows; the theme has a title for each of them. */
const KINDS = Object.keys(TEXT[DEFAULT_LANGUAGE].callout);

/** Advice about containers that other documentation sites have. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  'code-group': 'use <Tabs> with a <Tab label="…"> per block',
};

/** Reports callouts of unknown kinds, and `:::` that would be rendered literally. */
export function checkCallouts(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, tree }) =>
    problemsIn(tree?.children ?? []).map((problem) => ({ file, ...problem })),
  );
}

type BlockProblem = Omit<Problem, 'file'>;

/** The children of a callout contain its own `:::`, and Rspress finds no other callouts in them. */
function problemsIn(nodes: readonly RootContent[], isInCallout = false): BlockProblem[] {
  return (isInCallout ? nodes : withCallouts(nodes)).flatMap((node): BlockProblem[] => {
    if (node.type === 'callout') return [...kindProblem(node), ...problemsIn(node.children, true)];
    if (isTextBlock(node as TreeNode)) return isInCallout ? [] : strayMark(node as TreeNode);
    return 'children' in node ? problemsIn(node.children as RootContent[]) : [];
  });
}

function kindProblem({ kind, position }: Callout): BlockProblem[] {
  if (KINDS.includes(kind)) return [];
  const advice = ALTERNATIVES[kind] ?? `use ${KINDS.join(', ')}`;
  return [{ line: position?.start.line ?? 1, message: `:::${kind} is not a callout: ${advice}` }];
}

/** Reports `:::` at the beginning or the end of a line. */
function strayMark(block: TreeNode): BlockProblem[] {
  const run = readTextRun(block);
  const match = /^[ \t]*:::[ \t]*([\w-]*)|:::[ \t]*$/m.exec(run.text);
  if (!match) return [];
  const message =
    match[1] && match.index === 0
      ? `:::${match[1]} is not closed by ::: with an empty line before it`
      : "::: doesn't close a callout: add an empty line before it";
  return [{ line: run.lineAt(match.index), message }];
}
