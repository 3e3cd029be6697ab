import { expect, test } from '@playwright/test';
import { markdownUrl } from '../../../content/routes/markdownUrl.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { builtSite } from '../support/builtSite.ts';
import { type Rows, readArticle, readMarkdownCopy } from '../support/pageContent.ts';
import { routesOf } from '../support/routes.ts';

const site = builtSite('doc_build');

for (const language of ['en', 'zh'] as const) {
  test(`every Markdown copy has the content of its page (${language})`, () => {
    const home = language === 'en' ? '/' : `/${language}/`;
    for (const route of routesOf(language)) {
      const copy = readMarkdownCopy(site.read(markdownUrl(route)));
      const article = readArticle(site.page(route));
      // On the home page, the title is the site's logo.
      const siteTitle = route === home ? [`# ${TEXT[language].siteTitle}`] : [];
      // The playground is a region with a name instead of a heading.
      const title = route.endsWith('/playground') ? copy.headings.slice(0, 1) : siteTitle;
      expect(copy.headings, route).toEqual([...title, ...article.headings]);
      expect(copy.code, route).toEqual(article.code);
      const tables = copy.tables.map((table, index) => {
        const shown = article.tables[index] ?? [];
        return article.facts.has(index) && hasFacts(table, shown) ? shown : table;
      });
      expect(tables, route).toEqual(article.tables);
      expect(wordsMissing(article.paragraphs, copy.words), route).toEqual([]);
    }
  });
}

/** Whether a table has at least the facts that the page shows, maybe in more words. */
function hasFacts([names = [], values = []]: Rows, [shownNames = [], shown = []]: Rows): boolean {
  return shownNames.every((name, index) =>
    values[names.indexOf(name)]?.includes(shown[index] ?? ''),
  );
}

/** The paragraphs that a text doesn't contain in this order. */
function wordsMissing(paragraphs: readonly string[], words: string): string[] {
  let from = 0;
  return paragraphs.filter((paragraph) => {
    const at = words.indexOf(paragraph, from);
    if (at !== -1) from = at;
    return at === -1;
  });
}
