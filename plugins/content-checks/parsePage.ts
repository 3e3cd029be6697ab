import type { Root } from 'mdast';
import type { Problem } from '../page-data/problem.ts';
import { readFrontMatter } from '../page-data/readFrontMatter.ts';
import { readHeadings } from './headings.ts';
import type { Component, Link, Page } from './page.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { placeOf } from './routes.ts';
import { readTextRuns } from './textRuns.ts';
import { lineOf, type TreeNode, walk } from './walk.ts';

/** What a writer who meant no markup hears from the parser. */
const MARKUP = /in expression|^Unexpected character|^Could not parse expression/;
const AS_TEXT = '; where { or < is text, put it in code or write \\{ or \\<';

/** Pure: everything the checks want to know of a page, read once. */
export function parsePage(file: string, source: string): Page {
  const place = placeOf(file);
  if (!place) throw new Error(`${file}: a page must stand below docs/en or docs/zh`);
  const front = readFrontMatter(file, source);
  const base = { file, ...place, source, front };
  let tree: Root;
  try {
    tree = parseMarkdown(source);
  } catch (error) {
    const nothing = { headings: [], runs: [], links: [], components: [] };
    return { ...base, ...nothing, parseProblems: [parseProblem(file, error)] };
  }
  const node = tree as TreeNode;
  return {
    ...base,
    tree,
    parseProblems: [],
    headings: readHeadings(node),
    runs: readTextRuns(node),
    links: readLinks(node),
    components: readComponents(node),
  };
}

function readLinks(tree: TreeNode): Link[] {
  const links: Link[] = [];
  for (const node of walk(tree)) {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url ?? '', line });
    }
    const href = attributesOf(node).href;
    if (href !== undefined) links.push({ url: href, line });
  }
  return links;
}

function readComponents(tree: TreeNode): Component[] {
  return [...walk(tree)]
    .filter((node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    .map((node) => ({ name: node.name ?? '', attributes: attributesOf(node), line: lineOf(node) }));
}

/** Only text values: `{expressions}` have none before the page runs. */
function attributesOf(node: TreeNode): Record<string, string | undefined> {
  const pairs = (node.attributes ?? [])
    .filter(({ name, value }) => name && typeof value === 'string')
    .map(({ name, value }) => [name, value]);
  return Object.fromEntries(pairs);
}

interface ParserMessage {
  readonly reason?: string;
  readonly line?: number;
  readonly message?: string;
}

function parseProblem(file: string, error: unknown): Problem {
  const { reason, line, message } = error as ParserMessage;
  const text = reason ?? message ?? String(error);
  // What is never closed ends nowhere; the reason then says where it began: (6:1-6:7).
  const began = /\((\d+):\d+-\d+:\d+\)/.exec(text)?.[1];
  const hint = MARKUP.test(text) ? AS_TEXT : '';
  return { file, line: line ?? Number(began ?? 1), message: `not valid MDX: ${text}${hint}` };
}
