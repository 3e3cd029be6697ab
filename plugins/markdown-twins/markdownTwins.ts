import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { markdownUrl } from '../../theme/page-tools/markdownUrl.ts';
import { SITE_ORIGIN } from '../../theme/site.ts';
import { freshnessOf, readSiteFreshness } from '../freshness/siteFreshness.ts';
import { llmsOfSite } from '../llms/llmsOfSite.ts';
import { markdownTwin } from './markdownTwin.ts';
import { localized } from './pageAddress.ts';
import { readTwinPages } from './readTwinPages.ts';
import type { TwinPage } from './twinPage.ts';

interface Twin {
  /** Path within the site, such as `/zh/guide/start/index.md`. */
  readonly address: string;
  readonly markdown: string;
}

/**
 * Puts a Markdown file beside every page of a production build, `/{page}.md`, and what leads
 * language models to them: `/llms.txt`, and the full texts of the sections.
 */
export function markdownTwins(): RspressPlugin {
  const root = process.cwd();
  return {
    name: 'markdown-twins',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const site = (config.siteOrigin ?? SITE_ORIGIN) + (config.base ?? '/').replace(/\/$/, '');
      const docs = config.root ?? 'docs';
      const age = readSiteFreshness(root);
      const pages = (await readTwinPages(root, docs, site)).map((page) => ({
        ...page,
        freshness: freshnessOf(age, page.route, page.frontMatter),
      }));
      const twins = twinsOf(pages);
      const markdown = new Map(twins.map((twin) => [twin.address, twin.markdown]));
      const llms = await llmsOfSite(pages, markdown, path.resolve(root, docs));
      const files = [
        ...markdown,
        ...llms.map(({ address, content }) => [address, content] as const),
      ];
      const outDir = path.resolve(root, config.outDir ?? 'doc_build');
      await Promise.all(files.map(([address, content]) => writeTo(outDir, address, content)));
    },
  };
}

/** Pure. Throws one error that says what is wrong with all pages. */
export function twinsOf(pages: readonly TwinPage[]): Twin[] {
  const twins: Twin[] = [];
  const problems: string[] = [];
  for (const page of pages) {
    try {
      const address = localized(markdownUrl(page.route), page.language);
      twins.push({ address, markdown: markdownTwin(page) });
    } catch (error) {
      problems.push(`  ${(error as Error).message}`);
    }
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
