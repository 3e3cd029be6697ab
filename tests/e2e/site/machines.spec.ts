import { expect, test } from '@playwright/test';
import type { Nodes } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markdownUrl, SHARE_IMAGE } from '../../../content/routes/pageAssets.ts';
import { SITE_ORIGIN } from '../../../theme/settings/site.ts';
import {
  attribute,
  builtSite,
  type Element,
  elements,
  type Node,
  textOf,
} from '../support/builtSite.ts';
import { routesOf } from '../support/routes.ts';
import { splitByTag } from '../support/tags.ts';

const site = builtSite('doc_build');
/** In characters: the index fits into a prompt with a question. */
const LLMS_LIMIT = 50_000;
const routes = { en: routesOf('en'), zh: routesOf('zh') };

interface Step {
  readonly item: string;
}

/** Reads the heads of all pages. */
function readPages() {
  const pages = (['en', 'zh'] as const).flatMap((language) =>
    routes[language].map((route) => ({
      language,
      url: `${SITE_ORIGIN}${route}`,
      home: route === '/' || route === '/zh/',
      head: readHead(site.head(route)),
    })),
  );
  return { pages, urls: pages.map(({ url }) => url).sort() };
}

let pagesRead: ReturnType<typeof readPages> | undefined;
/** Read lazily, once. */
const read = () => (pagesRead ??= readPages());

// One worker for all of them, which reads the pages once.
test.describe.configure({ mode: 'default' });

// One comparison for all pages: Playwright reports each call of `expect` as a step, which takes longer
// than reading a page.
test('every page has its canonical URL, and its alternates refer to each other', () => {
  const { pages } = read();
  const headOf = new Map(pages.map(({ url, head }) => [url, head]));
  const shown = pages.map(({ url, language, head: { canonical, hreflang } }) => ({
    url,
    canonical,
    languages: Object.keys(hreflang).sort(),
    own: hreflang[language],
    default: hreflang['x-default'],
    alternates: Object.values(hreflang).map((alternate) => headOf.get(alternate)?.hreflang),
  }));
  expect(shown).toEqual(
    pages.map(({ url, head: { hreflang } }) => ({
      url,
      canonical: [url],
      languages: ['en', 'x-default', 'zh'],
      own: url,
      default: hreflang.en,
      alternates: [hreflang, hreflang, hreflang],
    })),
  );
});

const PREVIEW = [
  'og:url',
  'og:type',
  'og:locale',
  'og:title',
  'og:description',
  'og:image',
  'twitter:card',
  'robots',
];

test('every page has its own link preview', () => {
  const { pages } = read();
  const shown = pages.map(({ head }) =>
    Object.fromEntries(PREVIEW.map((name) => [name, head.meta[name]])),
  );
  expect(shown).toEqual(
    pages.map(({ url, language, home, head: { meta } }) => ({
      'og:url': [url],
      'og:type': [home ? 'website' : 'article'],
      'og:locale': [language === 'en' ? 'en_US' : 'zh_CN'],
      'og:title': [expect.stringMatching(/./)],
      'og:description': meta.description,
      'og:image': [expect.stringMatching(/./)],
      'twitter:card': ['summary_large_image'],
      robots: undefined,
    })),
  );
  const descriptions = pages.map(({ head }) => head.meta.description);
  expect(descriptions.filter((all) => all?.length !== 1)).toEqual([]);
  expect(new Set(descriptions.flat()).size).toBe(pages.length);
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

test('every other page says which pages lead to it', () => {
  const { pages, urls } = read();
  const articles = pages.filter(({ home }) => !home);
  const trails = articles.map(({ head }) => head.data?.itemListElement as Step[]);
  expect(trails).toMatchObject(
    trails.map((steps) =>
      steps.map((_step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: expect.stringMatching(/./),
      })),
    ),
  );
  const items = trails.map((steps) => steps.map(({ item }) => item));
  expect(items.map((trail) => trail.at(-1))).toEqual(articles.map(({ url }) => url));
  expect(items.filter((trail) => trail.length < 2)).toEqual([]);
  expect(items.filter((trail) => new Set(trail).size < trail.length)).toEqual([]);
  const known = new Set(urls);
  expect(items.flat().filter((item) => !known.has(item))).toEqual([]);
});

test('a date is that of the page’s last change, and consistent, or missing', () => {
  const { pages } = read();
  const entries = site.read('/sitemap.xml').split('<url>');
  const dates = pages.map(({ url }) => {
    const entry = entries.find((one) => one.includes(`<loc>${url}</loc>`)) ?? '';
    return /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1];
  });
  const known = dates.filter((date) => date !== undefined);
  expect(known.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
  const articles = pages.map(({ home, head }, index) =>
    home ? dates[index] : head.meta['article:modified_time']?.[0],
  );
  expect(articles).toEqual(dates);
});

test('the sitemap lists every page once, and robots.txt leads to it', () => {
  const listed = [...site.read('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, url = '']) => url).sort()).toEqual(read().urls);
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
    const wrong = routes[language].filter((route) => {
      const markdown = site.read(markdownUrl(route));
      return texts.filter((text) => text.includes(markdown)).length !== 1;
    });
    expect(wrong).toEqual([]);
  });
}

for (const { some, tag } of splitByTag(routes.en, 8)) {
  test(`every Markdown copy has the text and the code of its page: ${some.length} pages`, {
    tag,
  }, () => {
    const missing = some.flatMap((route) => {
      const copy = withoutSpaces(plainText(reader.parse(site.read(markdownUrl(route)))));
      const [prose] = elements(site.page(route), (one) => classesOf(one).includes('prose'));
      const parts = prose ? elements(prose, isContent, isAround) : [];
      return parts
        .map((part) => textOf(part, isAround))
        .filter((text) => !copy.includes(withoutSpaces(text)))
        .map((text) => `${route}: ${text}`);
    });
    expect(missing).toEqual([]);
  });
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();

function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join('');
  return 'value' in node ? node.value : '';
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

function classesOf(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/);
}

/** A page shows the signs of a diff in the gutter. */
function isContent(element: Element): boolean {
  const isDiff = attribute(element, 'data-lang') === 'diff';
  return /^(?:h[2-4]|p|li|t[dh]|pre)$/.test(element.tagName) && !isDiff;
}

/** What isn't content: buttons, tools, notices, and the commands of other package managers. */
function isAround(element: Element): boolean {
  return (
    ['script', 'nav', 'button', 'figcaption'].includes(element.tagName) ||
    classesOf(element).includes('visually-hidden') ||
    attribute(element, 'data-needs-js') === 'true' ||
    ['converter-teaser', 'config-builder'].includes(attribute(element, 'data-tool') ?? '') ||
    // The copy has the figures as a table.
    classesOf(element).includes('benchmark-chart') ||
    attribute(element, 'data-notice') !== undefined ||
    attribute(element, 'role') === 'tablist' ||
    (attribute(element, 'role') === 'tabpanel' && attribute(element, 'hidden') !== undefined)
  );
}

test.describe('on the fixture site', { tag: '@fixture' }, () => {
  const SITE = 'https://fixture.example';
  const headOf = (route: string, folder = 'fixture-site') => ({
    ...readHead(builtSite(`.cache/${folder}`).head(route)),
    url: `${SITE}${route}`,
  });

  test('a page in only one language has no alternates', () => {
    const { canonical, hreflang, url } = headOf('/guide/english-only');
    expect(canonical).toEqual([url]);
    expect(hreflang).toEqual({});
  });

  test('addresses below a subdirectory have it', () => {
    const { canonical, hreflang, meta, data } = headOf('/zh/guide/beta', 'fixture-subdirectory');
    const own = `${SITE}/docs/zh/guide/beta`;
    expect(canonical).toEqual([own]);
    expect(hreflang).toEqual({
      en: `${SITE}/docs/guide/beta`,
      zh: own,
      'x-default': `${SITE}/docs/guide/beta`,
    });
    expect(meta['og:url']).toEqual([own]);
    expect((data?.itemListElement as Step[] | undefined)?.at(-1)?.item).toBe(own);
    const robots = builtSite('.cache/fixture-subdirectory').read('/robots.txt');
    expect(robots).toContain(`\nSitemap: ${SITE}/docs/sitemap.xml\n`);
  });
});

/** The machine-readable data in the head of a page. */
interface PageHead {
  readonly canonical: readonly string[];
  /** URLs of the page's alternates, by language. */
  readonly hreflang: Readonly<Record<string, string>>;
  /** Contents of `<meta>`, by name or property. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  /** The JSON-LD block. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
}

function readHead(page: Node): PageHead {
  const links = elements(page, ({ tagName }) => tagName === 'link').map((link) => ({
    rel: attribute(link, 'rel'),
    href: attribute(link, 'href') ?? '',
    hreflang: attribute(link, 'hreflang'),
  }));
  const alternates = links.flatMap(({ rel, href, hreflang }) =>
    rel === 'alternate' && hreflang !== undefined ? [[hreflang, href]] : [],
  );
  const hreflang: Record<string, string> = Object.fromEntries(alternates);
  if (Object.keys(hreflang).length !== alternates.length) throw new Error('duplicate hreflang');
  return {
    canonical: links.flatMap(({ rel, href }) => (rel === 'canonical' ? [href] : [])),
    hreflang,
    meta: readMeta(page),
    data: readData(page),
  };
}

function readMeta(page: Node): Record<string, string[]> {
  const meta: Record<string, string[]> = {};
  for (const element of elements(page, ({ tagName }) => tagName === 'meta')) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    if (name === undefined) continue;
    meta[name] = [...(meta[name] ?? []), attribute(element, 'content') ?? ''];
  }
  return meta;
}

function readData(page: Node): PageHead['data'] {
  const blocks = elements(page, (one) => attribute(one, 'type') === 'application/ld+json');
  const [block, ...others] = blocks;
  if (others.length > 0) throw new Error('more than one JSON-LD block');
  return block && JSON.parse(textOf(block));
}
