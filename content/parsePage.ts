import type { Root } from 'mdast';
import { bodyOffset, readFrontMatter } from './front-matter/readFrontMatter.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { readCodeBlocks } from './markdown/codeBlocks.ts';
import { readComponents } from './markdown/components.ts';
import { readHeadings } from './markdown/headings.ts';
import { readLinks } from './markdown/links.ts';
import { type ParsedBody, parseBody } from './markdown/parsedBody.ts';
import { readSections } from './markdown/sections.ts';
import { readTextRuns } from './markdown/textRuns.ts';
import type { TreeNode } from './markdown/walkTree.ts';
import type { Page } from './page.ts';
import { counterpartFile, languageFolders, parsePageFile } from './routes/pageFile.ts';

/**
 * Parses a page. Errors in the source are reported in the page's problems. `parsed` is its body, if
 * that has been parsed already. Throws if the file isn't in the folder of a language.
 */
export function parsePage(file: string, source: string, parsed?: ParsedBody): Page {
  const location = parsePageFile(file);
  if (!location)
    throw new Error(`${file}:1: a page must be below ${languageFolders()}; move it there`);
  const frontMatter = once(() => readFrontMatter(file, source));
  const body = once(() => parsed ?? parseBody(source));
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
    original: counterpartFile(file, DEFAULT_LANGUAGE),
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
      const { error } = body();
      return error ? [{ file, ...error }] : [];
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
