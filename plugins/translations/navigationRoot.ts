import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TEXT } from '../../theme/text.ts';
import { bodyOffset } from '../page-data/readFrontMatter.ts';
import { type MetaItem, sidebarWithStandIns } from './sidebarWithStandIns.ts';
import type { UntranslatedPage } from './untranslatedPages.ts';

const META = '_meta.json';

/**
 * Rspress makes sidebars from the files below `config.root`, and routes from those of the docs
 * folder. Where Chinese pages are missing it gets a copy of that folder in which English ones
 * stand in for them, in files and in `_meta.json`. Gives the copy's path.
 */
export async function writeNavigationRoot(
  docs: string,
  copy: string,
  pages: readonly UntranslatedPage[],
): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await cp(docs, copy, {
    recursive: true,
    filter: (file) => file !== path.join(docs, 'public'),
  });
  for (const { route } of pages) {
    const page = `${route.endsWith('/') ? `${route}index` : route}.mdx`;
    const target = path.join(copy, 'zh', page);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, standIn(await readFile(path.join(docs, 'en', page), 'utf8')));
  }
  const folders = await readdir(path.join(copy, 'en'), { recursive: true });
  const metas = folders.filter((file) => path.basename(file) === META);
  await Promise.all(metas.map((meta) => mergeMeta(copy, meta)));
  return copy;
}

/** What the Markdown twin is made of: it says in its text that it is English. */
export function standIn(source: string): string {
  const at = bodyOffset(source);
  const notice = `\n:::info\n\n${TEXT.zh.untranslated}\n\n:::\n`;
  return source.slice(0, at) + notice + source.slice(at);
}

async function mergeMeta(copy: string, meta: string): Promise<void> {
  const [english, chinese] = ['en', 'zh'].map((language) => path.join(copy, language, meta));
  if (english === undefined || chinese === undefined) return;
  const items = sidebarWithStandIns(await readItems(english), await readItems(chinese));
  await mkdir(path.dirname(chinese), { recursive: true });
  await writeFile(chinese, JSON.stringify(items));
}

/** What is no list is left for Rspress to refuse. */
async function readItems(file: string): Promise<MetaItem[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const items: unknown = JSON.parse(text);
  return Array.isArray(items) ? items : [];
}
