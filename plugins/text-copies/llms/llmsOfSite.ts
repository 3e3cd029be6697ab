import path from 'node:path';
import { LANGUAGES } from '../../../content/languages.ts';
import { readLanguageTree } from '../../../content/navigation/languageTree.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { markdownUrl } from '../../../content/routes/pageAssets.ts';
import { TEMPLATES_FILE } from '../../../theme/run/playground/baseSource.ts';
import type { CopyPage } from '../markdown-copies/copyPage.ts';
import { LLMS_NAME, llmsFiles } from './llmsFiles.ts';
import { llmsSections } from './llmsSections.ts';

/** The page whose data is in the file. */
const ERROR_FINDER = '/guide/help/error-finder';
const ERRORS = '/errors.json';
const PLAYGROUND = '/playground';

interface SiteFile {
  /** Path relative to the site's base, such as `/zh/llms.txt`. */
  readonly address: string;
  readonly content: string;
}

/** The files for language models in all languages. `markdown` has the Markdown copies by path. */
export async function llmsOfSite(
  pages: readonly CopyPage[],
  markdown: ReadonlyMap<string, string>,
  docs: string,
): Promise<SiteFile[]> {
  const languages = LANGUAGES.filter((one) => pages.some(({ language }) => language === one));
  const files = languages.map(async (language): Promise<SiteFile[]> => {
    const own = pages.filter((page) => page.language === language);
    const tree = readLanguageTree(
      path.dirname(docs),
      `${path.basename(docs)}/${language}`,
      own.map((page) => ({ ...page, frontMatterData: page.frontMatter })),
    );
    const site = own[0]?.site ?? '';
    const url = (address: string) => `${site}${localizedPath(address, language)}`;
    const made = llmsFiles({
      language,
      sections: llmsSections(tree),
      description: tree.pages.get('/')?.description ?? '',
      markdownOf: (route) => markdown.get(localizedPath(markdownUrl(route), language)) ?? '',
      pageUrl: url,
      markdownUrlOf: (route) => url(markdownUrl(route)),
      fileUrl: url,
      ...(own.some(({ route }) => route === ERROR_FINDER) && { errors: url(ERRORS) }),
      ...(own.some(({ route }) => route === PLAYGROUND) && {
        templates: url(`/${TEMPLATES_FILE}`),
      }),
      others: languages
        .filter((other) => other !== language)
        .map((other) => ({
          language: other,
          url: `${site}${localizedPath(`/${LLMS_NAME}`, other)}`,
        })),
    });
    return made.map((file) => ({
      address: localizedPath(file.path, language),
      content: file.content,
    }));
  });
  return (await Promise.all(files)).flat();
}
