import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { outputFile, outputFolder } from '../../../content/files.ts';
import { LANGUAGES } from '../../../content/languages.ts';
import { readLanguageTree } from '../../../content/navigation/languageTree.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { markdownUrl } from '../../../content/routes/pageAssets.ts';
import { SITE_ORIGIN } from '../../../theme/settings/site.ts';
import { freshnessOf, readManifest } from '../../pages/freshness/freshness.ts';
import { llmsFiles } from '../llms/llmsFiles.ts';
import { markdownCopy } from './markdownCopy.ts';
import { readCopyPages } from './readCopyPages.ts';

/**
 * Adds a Markdown copy of each page to a production build, `/{page}.md`, and files that lead language
 * models to them: `/llms.txt` and the full text of each section.
 */
export function markdownCopies(): RspressPlugin {
  return {
    name: 'markdown-copies',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = outputFolder(config);
      const files = [...textFiles(config)];
      await Promise.all(files.map(([name, text]) => outputFile(path.join(outDir, name), text)));
    },
  };
}

/** The files by address: `/zh/guide/start/index.md`, `/llms.txt`. */
function textFiles(config: UserConfig): Map<string, string> {
  const docs = path.resolve(config.root ?? 'docs');
  const root = path.dirname(docs);
  const url = (config.siteOrigin ?? SITE_ORIGIN) + (config.base ?? '/').replace(/\/$/, '');
  const manifest = readManifest(process.cwd());
  const locales = config.themeConfig?.locales?.map(({ lang }) => lang);
  const pages = readCopyPages(root, docs, url, locales);
  const copies = new Map(
    pages.map((page) => {
      const freshness = freshnessOf(manifest, page.route, page.frontMatter);
      const address = localizedPath(markdownUrl(page.route), page.language);
      return [address, markdownCopy({ ...page, freshness })];
    }),
  );
  const languages = LANGUAGES.filter((one) => pages.some(({ language }) => language === one));
  const listed = pages.map((page) => ({ ...page, frontMatterData: page.frontMatter }));
  const indexes = languages.flatMap((language) => {
    const own = listed.filter((page) => page.language === language);
    const tree = readLanguageTree(root, `${path.basename(docs)}/${language}`, own);
    const others = languages.filter((other) => other !== language);
    return [...llmsFiles({ language, others, tree, url, copies })];
  });
  return new Map([...copies, ...indexes]);
}
