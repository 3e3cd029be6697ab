import type { Root } from 'mdast';
import { bodyOffset, readFrontMatter } from './front-matter/readFrontMatter.ts';
import { readCodeBlocks } from './markdown/codeBlocks.ts';
import { readComponents } from './markdown/components.ts';
import { readHeadings } from './markdown/headings.ts';
import { readLinks } from './markdown/links.ts';
import { parseMarkdown } from './markdown/parseMarkdown.ts';
import { readSections } from './markdown/sections.ts';
import { readTextRuns } from './markdown/textRuns.ts';
import type { TreeNode } from './markdown/walk.ts';
import type { Page } from './page.ts';
import type { Problem } from './problem.ts';
import { counterpartFile, parsePageFile } from './routes/pageFile.ts';

/**
 * Parses a page. Errors in the source are reported in the page's problems. Throws if the file isn't
 * in the folder of a language.
 */
export function parsePage(file: string, source: string): Page {
  const location = parsePageFile(file);
  if (!location)
    throw new Error(`${file}:1: a page must be below docs/en or docs/zh; move it there`);
  const frontMatter = once(() => readFrontMatter(file, source));
  const body = once(() => parseBody(file, source));
  /** Calls `read` at most once, and only if the body is valid. */
  const ofTree = <Part>(read: (tree: TreeNode & Root) => readonly Part[]) =>
    once(() => (body().tree ? read(body().tree as TreeNode & Root) : []));
  const headings = ofTree(readHeadings);
  const sections = ofTree(() => readSections(headings(), source, bodyOffset(source)));
  const codeBlocks = ofTree((tree) => readCodeBlocks(tree, source, headings()));
  const textRuns = ofTree(readTextRuns);
  const links = ofTree(readLinks);
  const components = ofTree(readComponents);
  return {
    file,
    ...location,
    counterpart: counterpartFile(file, location.language === 'en' ? 'zh' : 'en'),
    source,
    get frontMatter() {
      return frontMatter().frontMatter;
    },
    get frontMatterData() {
      return frontMatter().data;
    },
    get frontMatterProblems() {
      return frontMatter().problems;
    },
    frontMatterLine: (field) => frontMatter().lineOf(field),
    get tree() {
      return body().tree;
    },
    get parseProblems() {
      return body().problems;
    },
    get headings() {
      return headings();
    },
    get sections() {
      return sections();
    },
    get codeBlocks() {
      return codeBlocks();
    },
    get textRuns() {
      return textRuns();
    },
    get links() {
      return links();
    },
    get components() {
      return components();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function parseBody(file: string, source: string): { tree?: Root; problems: Problem[] } {
  try {
    return { tree: parseMarkdown(source), problems: [] };
  } catch (error) {
    return { problems: [parseProblem(file, error)] };
  }
}

/** The parser's messages about characters that may have been meant as text. */
const MARKUP = /in expression|^Unexpected character|^Could not parse expression/;
const AS_TEXT = '; if { or < is text, put it in code or write \\{ or \\<';

interface ParserMessage {
  readonly reason?: string;
  readonly line?: number;
  readonly message?: string;
}

function parseProblem(file: string, error: unknown): Problem {
  const { reason, line, message } = error as ParserMessage;
  const text = reason ?? message ?? String(error);
  // An unclosed tag has no position, but the reason contains where it starts: (6:1-6:7).
  const began = /\((\d+):\d+-\d+:\d+\)/.exec(text)?.[1];
  const hint = MARKUP.test(text) ? AS_TEXT : '';
  return { file, line: line ?? Number(began ?? 1), message: `not valid MDX: ${text}${hint}` };
}
