import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { openSiteCache } from '../../../content/cache/contentCache.ts';
import { outputFile, outputFolder } from '../../../content/files.ts';
import type { ExampleCounts } from '../../../content/freshness.ts';
import { buildError } from '../../../content/problem.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { markdownUrl } from '../../../content/routes/pageAssets.ts';
import { runWhenIdle } from '../../../content/workers/workerPool.ts';
import { SITE_ORIGIN } from '../../../theme/settings/site.ts';
import { llmsOfSite } from '../llms/llmsOfSite.ts';
import type { CopyPage } from './copyPage.ts';
import { readCopyPages } from './readCopyPages.ts';

const TASK = new URL('./markdownCopy.ts', import.meta.url);

interface MarkdownCopy {
  /** Path relative to the site's base, such as `/zh/guide/start/index.md`. */
  readonly address: string;
  readonly markdown: string;
}

/**
 * Adds a Markdown copy of each page to a production build, `/{page}.md`, and files that lead language
 * models to them: `/llms.txt` and the full text of each section. They're generated from the sources
 * in worker threads while the site is being built. `counts` are those of the examples, for home pages.
 */
export function markdownCopies(counts?: () => Promise<ExampleCounts>): RspressPlugin {
  let files: Promise<[address: string, content: string][]> = Promise.resolve([]);
  return {
    name: 'markdown-copies',
    beforeBuild(config, isProd) {
      if (!isProd) return;
      files = makeFiles(config, counts);
      // Errors are reported after the build, which may fail for the same reason first and say more.
      files.catch(() => {});
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = outputFolder(config);
      const written = (await files).map(([name, text]) =>
        outputFile(path.join(outDir, name), text),
      );
      await Promise.all(written);
    },
  };
}

async function makeFiles(
  config: UserConfig,
  counts?: () => Promise<ExampleCounts>,
): Promise<[address: string, content: string][]> {
  const docs = path.resolve(config.root ?? 'docs');
  const site = (config.siteOrigin ?? SITE_ORIGIN) + (config.base ?? '/').replace(/\/$/, '');
  const languages = config.themeConfig?.locales?.map(({ lang }) => lang);
  const examples = await counts?.();
  const pages = readCopyPages(path.dirname(docs), docs, site, languages).map((page) =>
    page.frontMatter.pageType === 'home' && examples ? { ...page, examples } : page,
  );
  const cache = openSiteCache<string>('copies', outputFolder(config));
  const copies = await copiesOf(pages, (page) => {
    const { tree: _tree, codeBlocks: _codeBlocks, ...content } = page;
    return cache.get(content, () => runWhenIdle(TASK, page));
  });
  await cache.save();
  const markdown = new Map(copies.map((copy) => [copy.address, copy.markdown]));
  const llms = await llmsOfSite(pages, markdown, docs);
  return [...markdown, ...llms.map(({ address, content }): [string, string] => [address, content])];
}

/** The copies of pages, in the same order. Throws one error with the problems of all pages. */
export async function copiesOf(
  pages: readonly CopyPage[],
  write: (page: CopyPage) => string | Promise<string>,
): Promise<MarkdownCopy[]> {
  const copies: MarkdownCopy[] = [];
  const problems: string[] = [];
  const writing = pages.map(async (page) => write(page));
  for (const [index, written] of (await Promise.allSettled(writing)).entries()) {
    const page = pages[index] as CopyPage;
    const address = localizedPath(markdownUrl(page.route), page.language);
    if (written.status === 'fulfilled') copies.push({ address, markdown: written.value });
    else problems.push((written.reason as Error).message);
  }
  if (problems.length === 0) return copies;
  throw buildError('Some pages can’t be converted to Markdown:', problems);
}
