import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { addressesOf, formatAddress, parseAddressList } from '../../../checks/addresses/address.ts';
import { findAddress, redirectTable } from '../../../checks/addresses/checkAddresses.ts';
import { readAddresses } from '../../../checks/addresses/readAddresses.ts';
import { LANGUAGES } from '../../../content/languages.ts';
import { loadPages } from '../../../content/readPages.ts';
import { attribute, builtSite, elements, type Node } from '../support/builtSite.ts';
import { routesOf } from '../support/routes.ts';
import { FULL, splitByTag } from '../support/tags.ts';

const site = builtSite('doc_build');

for (const path of ['/no/such/page', '/zh/no/such/page', '/%E0%A4%A', '/static/none.js']) {
  test(`the unknown address ${path} answers 404 with the not-found page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('PAGE NOT FOUND');
  });
}

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

const ROOT = new URL('../../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  /** The targets of its fragments, and of everything else. */
  readonly moved: Readonly<Record<string, string>>;
  readonly to?: string;
}

const read = new Map<string, BuiltPage>();

/** Searches the source, because parsing two hundred pages takes a hundred times as long. */
function builtPage(file: string): BuiltPage {
  const known = read.get(file);
  if (known) return known;
  const html = textOf(`doc_build${file}`);
  const dataOf = (name: string) => {
    const value = new RegExp(`^<script[^>]* data-${name}="([^"]*)"`, 'm').exec(html)?.[1];
    return value?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  };
  const page: BuiltPage = {
    ids: new Set([...html.matchAll(/<h[2-6][^>]* id="([^"]+)"/g)].map(([, id = '']) => id)),
    moved: JSON.parse(dataOf('moved') ?? '{}'),
    to: dataOf('to'),
  };
  read.set(file, page);
  return page;
}

function fileOf(path: string): string {
  const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  if (!existsSync(new URL(`doc_build${file}`, ROOT))) throw new Error(`${path} has no file`);
  return file;
}

/** The host's redirect, which keeps the fragment unless it has its own. */
function redirected(address: string, redirects: ReadonlyMap<string, string>): string {
  const [path = '', id] = address.split('#');
  const to = redirects.get(path);
  if (to === undefined) return address;
  return to.includes('#') || id === undefined ? to : `${to}#${id}`;
}

/** Follows redirects through the built files, like a browser. */
function arrive(from: string, redirects: ReadonlyMap<string, string>): string {
  let address = from;
  for (let step = 0; step < 5; step++) {
    address = redirected(address, redirects);
    const [path = '', id = ''] = address.split('#');
    const page = builtPage(fileOf(path));
    const rest = page.to?.includes('#') || id === '' ? '' : `#${id}`;
    const next = page.moved[id] ?? (page.to === undefined ? undefined : page.to + rest);
    // With an unknown ID, the reader sees the top of the page.
    if (next === undefined) return page.ids.has(id) ? address : path;
    address = next.startsWith('#') ? path + next : next;
  }
  throw new Error(`${from} goes on and on`);
}

const former = parseAddressList(textOf('tests/content/formerAddresses.txt'));
const hosts = [
  ['a host that redirects', textOf('doc_build/_redirects')],
  ['a host of files alone', ''],
] as const;

function rulesOf(list: string): ReadonlyMap<string, string> {
  return new Map(list.split('\n').map((line) => line.split(' ').slice(0, 2) as [string, string]));
}

test('all former pages and headings of rstest.rs lead to pages of the build, whether or not the host redirects', {
  tag: FULL,
}, async () => {
  // What the build has parsed isn't parsed again.
  await loadPages(fileURLToPath(ROOT), 'docs');
  const { languages, redirects } = readAddresses(fileURLToPath(ROOT));
  const table = redirectTable(redirects);
  for (const language of LANGUAGES) {
    const pages = languages.get(language) ?? new Map();
    const prefix = language === 'en' ? '' : `/${language}`;
    const moves = former.flatMap(addressesOf).map((address) => {
      const expected = findAddress(address, pages, table);
      return {
        from: prefix + formatAddress(address),
        to: prefix + (expected ? formatAddress(expected) : ''),
      };
    });
    for (const [host, list] of hosts) {
      const rules = rulesOf(list);
      expect(
        moves.map(({ from }) => ({ from, to: arrive(from, rules) })),
        host,
      ).toEqual(moves);
    }
  }
});
