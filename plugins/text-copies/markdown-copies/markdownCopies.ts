import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { outputFile, outputFolder } from '../../../content/files.ts';
import type { ExampleCounts } from '../../../content/freshness.ts';
import { LANGUAGES } from '../../../content/languages.ts';
import { readLanguageTree } from '../../../content/navigation/languageTree.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { markdownUrl } from '../../../content/routes/pageAssets.ts';
import { siteAddress } from '../../site/sitePages.ts';
import { llmsFiles } from '../llms/llmsFiles.ts';
import { markdownCopy } from './markdownCopy.ts';
import { readCopyPages } from './readCopyPages.ts';

/**
 * Adds a Markdown copy of each page to a production build, `/{page}.md`, and files for language models:
 * `/llms.txt` and the full text of each section. `counts` returns the numbers of examples, which home
 * pages show.
 */
export function markdownCopies(counts?: () => Promise<ExampleCounts>): RspressPlugin {
  return {
    name: 'markdown-copies',
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const outDir = outputFolder(config);
      const files = [...textFiles(config, await counts?.())];
      await Promise.all(files.map(([name, text]) => outputFile(path.join(outDir, name), text)));
    },
  };
}

/** The files by address: `/zh/guide/start/index.md`, `/llms.txt`. */
function textFiles(config: UserConfig, examples: ExampleCounts | undefined): Map<string, string> {
  const docs = path.resolve(config.root ?? 'docs');
  const root = path.dirname(docs);
  const url = siteAddress(config)('/').slice(0, -1);
  const locales = config.themeConfig?.locales?.map(({ lang }) => lang);
  const pages = readCopyPages(root, docs, url, locales);
  const copies = new Map(
    pages.map((page) => [
      localizedPath(markdownUrl(page.route), page.language),
      markdownCopy(page.frontMatter.pageType === 'home' ? { ...page, examples } : page),
    ]),
  );
  const languages = LANGUAGES.filter((code) => pages.some(({ language }) => language === code));
  const treePages = pages.map((page) => ({ ...page, frontMatterData: page.frontMatter }));
  const indexes = languages.flatMap((language) => {
    const inLanguage = treePages.filter((page) => page.language === language);
    const tree = readLanguageTree(root, `${path.basename(docs)}/${language}`, inLanguage);
    const others = languages.filter((other) => other !== language);
    return [...llmsFiles({ language, others, tree, url, copies })];
  });
  return new Map([...copies, ...indexes]);
}
