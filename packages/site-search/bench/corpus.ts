import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { RootContent, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

/** What every engine is given of a page. Texts are plain; code blocks are left out. */
export interface CorpusPage {
  readonly url: string;
  readonly title: string;
  readonly sections: readonly CorpusSection[];
}

export interface CorpusSection {
  readonly level: number;
  /** The ID of the heading; empty for the page's opening. */
  readonly anchor: string;
  readonly heading: string;
  readonly prose: string[];
  /** Rows of tables, cells joined by ` | `. */
  readonly rows: string[];
}

const require = createRequire(import.meta.url);
const FRONTMATTER = /^---\n(.*?)\n---\n/s;
const markdown = unified().use(remarkParse).use(remarkGfm);

/** The documentation that the package of React Router contains, without pages it hides or left empty. */
export async function readCorpus(): Promise<CorpusPage[]> {
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'docs');
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.md')).sort();
  const pages = await Promise.all(
    files.map(async (file) => readPage(file, await readFile(path.join(folder, file), 'utf8'))),
  );
  return pages.filter((page) => page !== undefined);
}

function readPage(file: string, source: string): CorpusPage | undefined {
  const [matter = '', yaml] = FRONTMATTER.exec(source) ?? [];
  if (yaml === undefined) throw new Error(`The page ${file} of the corpus has no front matter.`);
  const { title, hidden } = parseYaml(yaml) as { title: string; hidden?: boolean };
  const sections = readSections(title, markdown.parse(source.slice(matter.length)).children);
  const isEmpty = sections.every(({ prose, rows }) => prose.length + rows.length === 0);
  if (hidden || isEmpty) return undefined;
  const url = `/${file.replaceAll(path.sep, '/').replace(/(\/?index)?\.md$/, '')}`;
  return { url, title, sections };
}

function readSections(title: string, nodes: readonly RootContent[]): CorpusSection[] {
  const slugger = new GithubSlugger();
  let section: CorpusSection = { level: 1, anchor: '', heading: title, prose: [], rows: [] };
  const sections = [section];
  const read = (node: RootContent): void => {
    if (node.type === 'heading') {
      // The heading of the first level is the title again.
      if (node.depth === 1) return;
      const heading = textOf(node);
      const anchor = slugger.slug(heading);
      section = { level: node.depth, anchor, heading, prose: [], rows: [] };
      sections.push(section);
    } else if (node.type === 'paragraph') {
      const text = textOf(node, { includeHtml: false }).trim();
      if (text) section.prose.push(text);
    } else if (node.type === 'table') {
      section.rows.push(...node.children.map(readRow));
    } else if ('children' in node) {
      node.children.forEach(read);
    }
  };
  nodes.forEach(read);
  return sections;
}

function readRow(row: TableRow): string {
  return row.children.map((cell) => textOf(cell)).join(' | ');
}
