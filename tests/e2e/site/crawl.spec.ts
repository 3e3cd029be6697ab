import type { APIRequestContext } from '@playwright/test';
import { parse } from 'parse5';
import { routesOf } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

interface Crawled {
  links: string[];
  ids: Set<string>;
}

type Node = { attrs?: { name: string; value: string }[]; tagName?: string; childNodes?: Node[] };

/** The links and IDs in a page's HTML. */
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

/** The problem with a link of the site, if any. */
async function linkProblem(
  request: APIRequestContext,
  pages: Map<string, Crawled>,
  url: URL,
): Promise<string | undefined> {
  const target = pages.get(url.pathname);
  if (!target) {
    const status = (await request.get(url.pathname)).status();
    return status === 200 ? undefined : `answers ${status}`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || target.ids.has(id) ? undefined : 'has no such id';
}

test('every internal link and fragment of the built HTML resolves', async ({
  request,
  baseURL,
}) => {
  const pages = await crawl(request, [...routesOf('en'), ...routesOf('zh')]);
  const seen = new Map<string, string>();
  for (const [route, { links }] of pages) {
    for (const link of links) seen.set(new URL(link, `${baseURL}${route}`).href, route);
  }
  const internal = [...seen].filter(([href]) => href.startsWith(`${baseURL}/`));
  const problems: string[] = [];
  for (const [href, route] of internal) {
    const problem = await linkProblem(request, pages, new URL(href));
    if (problem !== undefined) problems.push(`${route}: ${href} ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(internal.length).toBeGreaterThan(2000);
});
