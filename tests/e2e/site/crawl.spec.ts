import type { APIRequestContext } from '@playwright/test';
import { parse } from 'parse5';
import { routesOf } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

interface Crawled {
  links: string[];
  ids: Set<string>;
}

type Node = { attrs?: { name: string; value: string }[]; tagName?: string; childNodes?: Node[] };

/** The links and ids of a page's HTML. */
function readPage(html: string): Crawled {
  const links: string[] = [];
  const ids = new Set<string>();
  const walk = (node: Node) => {
    for (const { name, value } of node.attrs ?? []) {
      if (name === 'id') ids.add(value);
      if (name === 'href' && node.tagName === 'a') links.push(value);
    }
    for (const child of node.childNodes ?? []) walk(child);
  };
  walk(parse(html) as Node);
  return { links, ids };
}

async function crawl(request: APIRequestContext, routes: string[]): Promise<Map<string, Crawled>> {
  const pages = new Map<string, Crawled>();
  for (const route of routes) {
    pages.set(route, readPage(await (await request.get(route)).text()));
  }
  return pages;
}

test('every internal link and fragment of the built HTML resolves', async ({ request, baseURL }) => {
  const pages = await crawl(request, [...routesOf('en'), ...routesOf('zh')]);
  const problems = new Set<string>();
  let checked = 0;
  for (const [route, { links }] of pages) {
    for (const link of links) {
      const url = new URL(link, `${baseURL}${route}`);
      if (url.origin !== new URL(baseURL ?? '').origin) continue;
      checked++;
      const target = pages.get(url.pathname);
      if (!target) {
        const { status } = { status: (await request.get(url.pathname)).status() };
        if (status !== 200) problems.add(`${route}: ${link} answers ${status}`);
      } else if (url.hash !== '' && !target.ids.has(decodeURIComponent(url.hash.slice(1)))) {
        problems.add(`${route}: ${link} has no such id`);
      }
    }
  }
  expect([...problems]).toEqual([]);
  expect(checked).toBeGreaterThan(5000);
});
