import path from 'node:path';
import { markdownUrl } from '../../theme/page-tools/markdownUrl.ts';
import { LANGUAGES } from '../../theme/text.ts';
import { localized } from '../markdown-twins/pageAddress.ts';
import type { TwinPage } from '../markdown-twins/twinPage.ts';
import { readSections } from '../site-pages/readSections.ts';
import { LLMS_NAME, llmsFiles } from './llmsFiles.ts';
import { llmsSections } from './llmsSections.ts';

interface SiteFile {
  /** Path within the site, such as `/zh/llms.txt`. */
  readonly address: string;
  readonly content: string;
}

/** All files for language models; `markdown` has the twins by their path within the site. */
export async function llmsOfSite(
  pages: readonly TwinPage[],
  markdown: ReadonlyMap<string, string>,
  docs: string,
): Promise<SiteFile[]> {
  const languages = LANGUAGES.filter((one) => pages.some(({ language }) => language === one));
  const files = languages.map(async (language): Promise<SiteFile[]> => {
    const own = pages.filter((page) => page.language === language);
    const listed = own.map(({ route, frontMatter: { title, description } }) => ({
      route,
      title,
      description,
    }));
    const site = own[0]?.site ?? '';
    const url = (address: string) => `${site}${localized(address, language)}`;
    const made = llmsFiles({
      language,
      sections: llmsSections(listed, await readSections(path.join(docs, language))),
      description: listed.find(({ route }) => route === '/')?.description ?? '',
      markdownOf: (route) => markdown.get(localized(markdownUrl(route), language)) ?? '',
      pageUrl: url,
      twinUrl: (route) => url(markdownUrl(route)),
      fileUrl: url,
      others: languages
        .filter((other) => other !== language)
        .map((other) => ({ language: other, url: `${site}${localized(`/${LLMS_NAME}`, other)}` })),
    });
    return made.map((file) => ({
      address: localized(file.path, language),
      content: file.content,
    }));
  });
  return (await Promise.all(files)).flat();
}
