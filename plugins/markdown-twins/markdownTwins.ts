import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { markdownUrl } from '../../theme/page-tools/markdownUrl.ts';
import { SITE_ORIGIN } from '../../theme/site.ts';
import { openSiteCache } from '../build-cache/contentCache.ts';
import { freshnessOf, readSiteFreshness } from '../freshness/siteFreshness.ts';
import { llmsOfSite } from '../llms/llmsOfSite.ts';
import { inThread } from '../threads/threads.ts';
import { localized } from './pageAddress.ts';
import { readTwinPages } from './readTwinPages.ts';
import type { TwinPage } from './twinPage.ts';

const TASK = new URL('./twinTask.ts', import.meta.url);

interface Twin {
  /** Path within the site, such as `/zh/guide/start/index.md`. */
  readonly address: string;
  readonly markdown: string;
}

/**
 * Puts a Markdown file beside every page of a production build, `/{page}.md`, and what leads
 * language models to them: `/llms.txt`, and the full texts of the sections. They are made of the
 * sources, and in threads: while the site is built.
 */
export function markdownTwins(): RspressPlugin {
  let files: Promise<[address: string, content: string][]> = Promise.resolve([]);
  return {
    name: 'markdown-twins',
    beforeBuild(config, isProd) {
      if (!isProd) return;
      files = makeFiles(config);
      // What goes wrong is said after the build, which may fail of it first and say more.
      files.catch(() => {});
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const made = await files;
      await Promise.all(made.map(([address, content]) => writeTo(outDir, address, content)));
    },
  };
}

async function makeFiles(config: UserConfig): Promise<[address: string, content: string][]> {
  const root = process.cwd();
  const docs = config.root ?? 'docs';
  const site = (config.siteOrigin ?? SITE_ORIGIN) + (config.base ?? '/').replace(/\/$/, '');
  const age = readSiteFreshness(root);
  const pages = (await readTwinPages(root, docs, site)).map((page) => ({
    ...page,
    freshness: freshnessOf(age, page.route, page.frontMatter),
  }));
  const cache = openSiteCache<string>('twins', config.outDir ?? 'doc_build');
  const twins = await twinsOf(pages, (page) =>
    cache.get(page, () => inThread(TASK, page, 'later')),
  );
  await cache.save();
  const markdown = new Map(twins.map((twin) => [twin.address, twin.markdown]));
  const llms = await llmsOfSite(pages, markdown, path.resolve(root, docs));
  return [...markdown, ...llms.map(({ address, content }): [string, string] => [address, content])];
}

/** In the order of the pages. Throws one error that says what is wrong with all pages. */
export async function twinsOf(
  pages: readonly TwinPage[],
  write: (page: TwinPage) => string | Promise<string>,
): Promise<Twin[]> {
  const twins: Twin[] = [];
  const problems: string[] = [];
  const writing = pages.map(async (page) => write(page));
  for (const [index, written] of (await Promise.allSettled(writing)).entries()) {
    const page = pages[index] as TwinPage;
    const address = localized(markdownUrl(page.route), page.language);
    if (written.status === 'fulfilled') twins.push({ address, markdown: written.value });
    else problems.push(`  ${(written.reason as Error).message}`);
  }
  if (problems.length === 0) return twins;
  const error = new Error(['Pages that have no Markdown twin:', ...problems].join('\n'));
  // Rspress prints the stack, which would bury the message and name no place in a page.
  error.stack = error.message;
  throw error;
}

async function writeTo(outDir: string, address: string, content: string): Promise<void> {
  const file = path.join(outDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
