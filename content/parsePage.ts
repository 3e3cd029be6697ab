import type { Root } from 'mdast';
import type { FieldPath } from './front-matter/checkFrontMatter.ts';
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
  const ofTree = <Part>(read: (tree: TreeNode & Root) => readonly Part[]) => {
    const { tree } = body();
    return tree ? read(tree as TreeNode & Root) : [];
  };
  const page: Page = withLazy(
    {
      file,
      ...location,
      original: counterpartFile(file, DEFAULT_LANGUAGE),
      source,
      frontMatterLine: (field: FieldPath) => frontMatter().lineOf(field),
    },
    {
      frontMatter: () => frontMatter().frontMatter,
      frontMatterData: () => frontMatter().data,
      frontMatterProblems: () => frontMatter().problems,
      tree: () => body().tree,
      parseProblems: () => [body().error ?? []].flat().map((error) => ({ file, ...error })),
      headings: () => ofTree(readHeadings),
      sections: () => ofTree(() => readSections(page.headings, source, bodyOffset(source))),
      codeBlocks: () => ofTree((tree) => readCodeBlocks(tree, source, page.headings)),
      textRuns: () => ofTree(readTextRuns),
      links: () => ofTree(readLinks),
      components: () => ofTree(readComponents),
    },
  );
  return page;
}

/** Adds properties that are made on first access. */
function withLazy<Known extends object, Parts extends object>(
  known: Known,
  parts: { readonly [Name in keyof Parts]: () => Parts[Name] },
): Known & Parts {
  for (const name of Object.keys(parts) as (keyof Parts)[]) {
    Object.defineProperty(known, name, { get: once(parts[name]), enumerable: true });
  }
  return known as Known & Parts;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
