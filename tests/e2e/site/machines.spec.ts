import { expect, test } from '@playwright/test';
import { markdownUrl } from '../../../content/routes/markdownUrl.ts';
import { SHARE_IMAGE } from '../../../plugins/site/share-images/shareImage.ts';
import { LLMS_LIMIT } from '../../../plugins/text-copies/llms/llmsFiles.ts';
import { SITE_ORIGIN } from '../../../theme/settings/site.ts';
import { builtSite } from '../support/builtSite.ts';
import { readHead } from '../support/pageHead.ts';
import { routesOf } from '../support/routes.ts';

const site = builtSite('doc_build');
const routes = { en: routesOf('en'), zh: routesOf('zh') };

/** Read lazily, once. */
const read = once(() => {
  const pages = (['en', 'zh'] as const).flatMap((language) =>
    routes[language].map((route) => ({
      language,
      url: `${SITE_ORIGIN}${route}`,
      home: route === '/' || route === '/zh/',
      head: readHead(site.head(route)),
    })),
  );
  return { pages, urls: pages.map(({ url }) => url).sort() };
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// One worker for all of them, which reads the pages once.
test.describe.configure({ mode: 'default' });

test('every page has its canonical URL, and its alternates refer to each other', () => {
  const { pages } = read();
  const headOf = new Map(pages.map(({ url, head }) => [url, head]));
  for (const { url, language, head } of pages) {
    expect(head.canonical, url).toEqual([url]);
    expect(Object.keys(head.hreflang).sort(), url).toEqual(['en', 'x-default', 'zh']);
    expect(head.hreflang[language], url).toBe(url);
    expect(head.hreflang['x-default'], url).toBe(head.hreflang.en);
    for (const alternate of Object.values(head.hreflang)) {
      expect(headOf.get(alternate)?.hreflang, `${url} and ${alternate}`).toEqual(head.hreflang);
    }
  }
});

test('every page has its own link preview', () => {
  const { pages } = read();
  for (const { url, language, home, head } of pages) {
    const one = (name: string) => {
      expect(head.meta[name], `${url}: ${name}`).toHaveLength(1);
      return head.meta[name]?.[0] ?? '';
    };
    expect(one('og:url')).toBe(url);
    expect(one('og:type')).toBe(home ? 'website' : 'article');
    expect(one('og:locale')).toBe(language === 'en' ? 'en_US' : 'zh_CN');
    expect(one('og:title')).toBe(one('twitter:title'));
    expect(one('og:description')).toBe(one('description'));
    expect(one('twitter:description')).toBe(one('description'));
    expect(one('twitter:card')).toBe('summary_large_image');
    expect(one('twitter:image')).toBe(one('og:image'));
    expect(head.meta.robots, url).toBeUndefined();
  }
  const descriptions = pages.map(({ head }) => head.meta.description?.[0]);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('every page has an image with the size in its tags', () => {
  const { pages } = read();
  for (const { url, head } of pages) {
    const image = head.meta['og:image']?.[0] ?? '';
    expect(image.startsWith(`${SITE_ORIGIN}/share/`), url).toBe(true);
    const png = site.bytes(image.slice(SITE_ORIGIN.length));
    expect(png.subarray(1, 4).toString('latin1'), image).toBe('PNG');
    const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
    expect(size, image).toEqual(SHARE_IMAGE);
    expect(head.meta['og:image:width'], url).toEqual([String(size.width)]);
    expect(head.meta['og:image:height'], url).toEqual([String(size.height)]);
    expect(png.length, image).toBeLessThan(60_000);
  }
});

test('every page has schema.org data', () => {
  const { pages, urls } = read();
  for (const { url, language, home, head } of pages) {
    const description = head.meta.description?.[0];
    if (home) {
      expect(head.data.WebSite, url).toMatchObject({ url, inLanguage: language, description });
      expect(head.data.SoftwareApplication, url).toMatchObject({ name: 'Rstest', description });
      continue;
    }
    expect(head.data.TechArticle, url).toMatchObject({
      url,
      headline: expect.stringMatching(/./),
      inLanguage: language,
      description,
      image: head.meta['og:image']?.[0],
    });
    const steps = head.data.BreadcrumbList?.itemListElement as Record<string, unknown>[];
    expect(steps.length, url).toBeGreaterThan(1);
    for (const [index, step] of steps.entries()) {
      expect(step, url).toMatchObject({ '@type': 'ListItem', position: index + 1 });
      expect(step.name, url).toMatch(/./);
      expect(urls, url).toContain(step.item);
    }
    expect(steps.at(-1)?.item).toBe(url);
    expect(new Set(steps.map(({ item }) => item)).size, url).toBe(steps.length);
  }
});

test('a date is that of the page’s last change, and consistent, or missing', () => {
  const { pages } = read();
  const sitemap = site.read('/sitemap.xml');
  for (const { url, home, head } of pages) {
    const entry = sitemap.split('<url>').find((one) => one.includes(`<loc>${url}</loc>`)) ?? '';
    const [, date] = /<lastmod>(.*)<\/lastmod>/.exec(entry) ?? [];
    if (date !== undefined) expect(date, url).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(head.data[home ? 'WebSite' : 'TechArticle']?.dateModified, url).toBe(date);
    if (!home) expect(head.meta['article:modified_time']?.[0], url).toBe(date);
  }
});

test('the sitemap lists every page once, with its alternates, and robots.txt leads to it', () => {
  const { pages, urls } = read();
  const headOf = new Map(pages.map(({ url, head }) => [url, head]));
  const sitemap = site.read('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed.sort()).toEqual(urls);
  for (const entry of sitemap.split('<url>').slice(1)) {
    const [, url = ''] = /<loc>(.*)<\/loc>/.exec(entry) ?? [];
    const links = [...entry.matchAll(/hreflang="(.*)" href="(.*)"/g)];
    const alternates = Object.fromEntries(links.map(([, language, href]) => [language, href]));
    expect(alternates, url).toEqual(headOf.get(url)?.hreflang);
  }
  expect(site.read('/robots.txt')).toContain(`\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`);
});

test('the not-found page is noindex, and has no canonical URL', () => {
  const head = readHead(site.head('/404'));
  expect(head.meta.robots).toEqual(['noindex']);
  expect(head.canonical).toEqual([]);
  expect(head.hreflang).toEqual({});
});

for (const language of ['en', 'zh'] as const) {
  const prefix = language === 'en' ? '' : `/${language}`;
  const copies = routes[language].map((route) => `${SITE_ORIGIN}${markdownUrl(route)}`).sort();

  test(`llms.txt leads to every Markdown copy once, and fits (${language})`, () => {
    const index = site.read(`${prefix}/llms.txt`);
    expect([...index].length).toBeLessThan(LLMS_LIMIT);
    const listed = [...index.matchAll(/\]\((.*?\.md)\)/g)].map(([, url = '']) => url);
    expect(listed.sort()).toEqual(copies);
  });

  test(`the full texts of the sections together hold every page once (${language})`, () => {
    const list = site.read(`${prefix}/llms-full.txt`);
    const files = [...list.matchAll(/\]\((.*?\.txt)\)/g)].map(([, url = '']) => url);
    expect(files.length).toBeGreaterThan(5);
    const texts = files.map((file) => site.read(file.slice(SITE_ORIGIN.length)));
    for (const route of routes[language]) {
      const markdown = site.read(markdownUrl(route));
      expect(
        texts.filter((text) => text.includes(markdown)),
        route,
      ).toHaveLength(1);
    }
  });
}
