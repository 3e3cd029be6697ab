import { expect, test } from '@playwright/test';
import { markdownUrl } from '../../../content/routes/markdownUrl.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { builtSite } from '../support/builtSite.ts';
import { type Rows, readArticle, readMarkdownCopy } from '../support/pageContent.ts';
import { routesOf } from '../support/routes.ts';
import { splitByTag } from '../support/tags.ts';

const site = builtSite('doc_build');

for (const { some, tag } of splitByTag(routesOf('en'), 8)) {
  test(`every Markdown copy has the content of its page (en, ${some.length} pages)`, {
    tag: [...tag, ...[]],
  }, () => {
    const home = '/';
    const pages = some.map((route) => {
      const copy = readMarkdownCopy(site.read(markdownUrl(route)));
      const article = readArticle(site.page(route));
      // On the home page, the title is the site's logo.
      const siteTitle = route === home ? [`# ${TEXT.en.siteTitle}`] : [];
      // The playground is a region with a name instead of a heading.
      const title = route.endsWith('/playground') ? copy.headings.slice(0, 1) : siteTitle;
      const tables = copy.tables.map((table, index) => {
        const shown = article.tables[index] ?? [];
        return article.facts.has(index) && hasFacts(table, shown) ? shown : table;
      });
      const { headings, code } = copy;
      return {
        copied: { route, headings, code, tables },
        shown: {
          route,
          headings: [...title, ...article.headings],
          code: article.code,
          tables: article.tables,
        },
        missing: wordsMissing(article.paragraphs, copy.words).map((words) => ({ route, words })),
      };
    });
    expect(pages.map(({ copied }) => copied)).toEqual(pages.map(({ shown }) => shown));
    expect(pages.flatMap(({ missing }) => missing)).toEqual([]);
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
