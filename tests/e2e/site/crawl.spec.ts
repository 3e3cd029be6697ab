import type { APIRequestContext } from '@playwright/test';
import { attribute, builtSite, elements, type Node } from '../support/builtSite.ts';
import { routesOf } from '../support/routes.ts';
import { splitByTag } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const site = builtSite('doc_build');
const routes = new Set([...routesOf('en'), ...routesOf('zh')]);
const idsOf = new Map<string, ReadonlySet<string>>();

function linksOf(page: Node): string[] {
  const links = elements(page, ({ tagName }) => tagName === 'a');
  return links.flatMap((link) => attribute(link, 'href') ?? []);
}

/** Searches the source, because parsing three hundred pages takes long. */
function hasId(route: string, id: string): boolean {
  const ids = idsOf.get(route) ?? new Set(readIds(site.html(route)));
  idsOf.set(route, ids);
  return ids.has(id);
}

function readIds(html: string): string[] {
  return [...html.matchAll(/<[a-z][^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** The problem with a link of the site, if any. */
async function linkProblem(request: APIRequestContext, url: URL): Promise<string | undefined> {
  if (!routes.has(url.pathname)) {
    const status = (await request.get(url.pathname)).status();
    return status === 200 ? undefined : `answers ${status}`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || hasId(url.pathname, id) ? undefined : 'has no such id';
}

for (const { some, tag } of splitByTag([...routes], 5)) {
  test(`every internal link and fragment of the built HTML resolves: of ${some.length} pages`, {
    tag,
  }, async ({ request, baseURL }) => {
    const seen = new Map<string, string>();
    for (const route of some) {
      for (const link of linksOf(site.page(route))) {
        seen.set(new URL(link, `${baseURL}${route}`).href, route);
      }
    }
    const internal = [...seen].filter(([href]) => href.startsWith(`${baseURL}/`));
    const problems: string[] = [];
    for (const [href, route] of internal) {
      const problem = await linkProblem(request, new URL(href));
      if (problem !== undefined) problems.push(`${route}: ${href} ${problem}`);
    }
    expect(problems).toEqual([]);
    expect(internal.length).toBeGreaterThan(1000);
  });
}
