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
 * Parses a page. Errors in the source are reported in the page's problems. `parsed` is the body of the
 * page if it has been parsed already. Throws if the file isn't in the folder of a language.
 */
export function parsePage(file: string, source: string, parsed?: ParsedBody): Page {
  const location = parsePageFile(file);
  if (!location) {
    throw new Error(`${file}:1: a page must be below ${languageFolders()}; move it there`);
  }
  const frontMatter = once(() => readFrontMatter(file, source));
  const body = once(() => parsed ?? parseBody(source));
  const readTree = <Part>(read: (tree: TreeNode & Root) => readonly Part[]) => {
    const { tree } = body();
    // `TreeNode` describes all nodes of mdast.
    return tree ? read(tree as TreeNode & Root) : [];
  };
  const page: Page = withGetters(
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
      parseProblems: () => {
        const { error } = body();
        return error ? [{ file, ...error }] : [];
      },
      headings: () => readTree(readHeadings),
      sections: () => readTree(() => readSections(page.headings, source, bodyOffset(source))),
      codeBlocks: () => readTree((tree) => readCodeBlocks(tree, source, page.headings)),
      textRuns: () => readTree(readTextRuns),
      links: () => readTree(readLinks),
      components: () => readTree(readComponents),
    },
  );
  return page;
}

/** Adds getters to an object, which compute the value of a property on first access. */
function withGetters<Target extends object, Properties extends object>(
  target: Target,
  getters: { readonly [Name in keyof Properties]: () => Properties[Name] },
): Target & Properties {
  for (const name of Object.keys(getters) as (keyof Properties)[]) {
    Object.defineProperty(target, name, { get: once(getters[name]), enumerable: true });
  }
  return target as Target & Properties;
}

function once<Value>(compute: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
