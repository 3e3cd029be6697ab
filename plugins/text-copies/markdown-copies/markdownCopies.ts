import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { openSiteCache } from '../../../content/cache/contentCache.ts';
import { outputFile, outputFolder } from '../../../content/files.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { markdownUrl } from '../../../content/routes/pageAssets.ts';
import { runWhenIdle } from '../../../content/workers/workerPool.ts';
import { SITE_ORIGIN } from '../../../theme/settings/site.ts';
import { freshnessOf, readManifest } from '../../pages/freshness/freshness.ts';
import { llmsOfSite } from '../llms/llmsOfSite.ts';
import { readCopyPages } from './readCopyPages.ts';

const TASK = new URL('./markdownCopy.ts', import.meta.url);

/**
 * Adds a Markdown copy of each page to a production build, `/{page}.md`, and files that lead language
 * models to them: `/llms.txt` and the full text of each section. They're generated from the sources
 * in worker threads while the site is being built.
 */
export function markdownCopies(): RspressPlugin {
  let files: Promise<[address: string, content: string][]> = Promise.resolve([]);
  return {
    name: 'markdown-copies',
    beforeBuild(config, isProd) {
      if (!isProd) return;
      files = makeFiles(config);
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

async function makeFiles(config: UserConfig): Promise<[address: string, content: string][]> {
  const docs = path.resolve(config.root ?? 'docs');
  const site = (config.siteOrigin ?? SITE_ORIGIN) + (config.base ?? '/').replace(/\/$/, '');
  const manifest = readManifest(process.cwd());
  const languages = config.themeConfig?.locales?.map(({ lang }) => lang);
  const pages = readCopyPages(path.dirname(docs), docs, site, languages).map((page) => ({
    ...page,
    freshness: freshnessOf(manifest, page.route, page.frontMatter),
  }));
  const cache = openSiteCache<string>('copies', outputFolder(config));
  const copies = pages.map(async (page): Promise<[address: string, markdown: string]> => {
    const { tree: _tree, ...content } = page;
    const address = localizedPath(markdownUrl(page.route), page.language);
    return [address, await cache.get(content, () => runWhenIdle(TASK, page))];
  });
  const markdown = new Map(await Promise.all(copies));
  await cache.save();
  const llms = await llmsOfSite(pages, markdown, docs);
  return [...markdown, ...llms.map(({ address, content }): [string, string] => [address, content])];
}
