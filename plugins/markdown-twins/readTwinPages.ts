import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../theme/text.ts';
import { placeOf } from '../content-checks/routes.ts';
import { listPages } from '../page-data/listPages.ts';
import { formatProblem } from '../page-data/problem.ts';
import { readFrontMatter } from '../page-data/readFrontMatter.ts';
import { pagesBelow } from './pagesBelow.ts';
import { readMetas } from './readMetas.ts';
import { siteMap } from './siteMap.ts';
import type { ListedPage, TwinPage } from './twinPage.ts';

/** All pages below `docs`, in the order of the files; `site` is said of `TwinPage`. */
export async function readTwinPages(root: string, docs: string, site: string) {
  const files = await listPages(root, docs);
  const pages = await Promise.all(files.map((file) => readPage(root, file, site)));
  const maps = await Promise.all(
    LANGUAGES.map(async (language) => {
      const listed = pages.filter((page) => page.language === language).map(toListed);
      const folder = path.join(docs, language);
      const metas = listed.length > 0 ? await readMetas(root, folder) : new Map();
      return [language, siteMap(listed, metas)] as const;
    }),
  );
  const mapOf = new Map<Language, ReturnType<typeof siteMap>>(maps);
  return pages.map((page): TwinPage => {
    const map = page.frontMatter.overview ? mapOf.get(page.language) : undefined;
    return map ? { ...page, below: pagesBelow(page.route, map) } : page;
  });
}

async function readPage(root: string, file: string, site: string): Promise<TwinPage> {
  const place = placeOf(file);
  if (!place) throw new Error(`${file}:1: a page stands below docs/en or docs/zh: move it there`);
  const source = await readFile(path.join(root, file), 'utf8');
  const { frontMatter, problems } = readFrontMatter(file, source);
  if (!frontMatter) throw new Error(problems.map(formatProblem).join('\n'));
  return { file, ...place, source, frontMatter, site };
}

function toListed({ route, frontMatter: { title, description } }: TwinPage): ListedPage {
  return { route, title, description };
}
