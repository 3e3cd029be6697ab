import { expect, test } from '@playwright/test';
import { markdownUrl } from '../../../theme/page-tools/markdownUrl.ts';
import { TEXT } from '../../../theme/text.ts';
import { builtSite } from '../support/builtSite.ts';
import { readArticle, readTwin } from '../support/pageContent.ts';
import { routesOf } from '../support/site.ts';

const site = builtSite('doc_build');

for (const language of ['en', 'zh'] as const) {
  test(`every Markdown twin says what its page says (${language})`, () => {
    const home = language === 'en' ? '/' : `/${language}/`;
    for (const route of routesOf(language)) {
      const twin = readTwin(site.read(markdownUrl(route)));
      const article = readArticle(site.page(route));
      // A home page's title is drawn as the site's mark.
      const title = route === home ? [`# ${TEXT[language].siteTitle}`] : [];
      expect(twin.headings, route).toEqual([...title, ...article.headings]);
      expect(twin.code, route).toEqual(article.code);
      expect(twin.tables, route).toEqual(article.tables);
      expect(wordsMissing(article.paragraphs, twin.words), route).toEqual([]);
    }
  });
}

/** The paragraphs that don't stand in a text, or not after the one before them. */
function wordsMissing(paragraphs: readonly string[], words: string): string[] {
  let from = 0;
  return paragraphs.filter((paragraph) => {
    const at = words.indexOf(paragraph, from);
    if (at !== -1) from = at;
    return at === -1;
  });
}
