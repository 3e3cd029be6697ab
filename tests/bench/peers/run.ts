/**
 * `npm run bench -- peers`: builds this site's Markdown with other generators in temporary folders, and
 * prints the weight and cost of their pages and ours, measured the same way. Of this site, also how long
 * a second build takes after one page has changed, and how soon `npm run dev` shows a saved page.
 *
 * `--scale 2000` builds at least that many pages; `--only Starlight` compares with only one of them;
 * `--folder /some/where` keeps the folder with the packages for the next time; `--builds` stops after
 * the builds. If one of them fails, that's printed and the others continue.
 */
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { listPages } from '../../../content/listPages.ts';
import { buildCells } from '../buildCells.ts';
import { conditions } from '../conditions.ts';
import { median } from '../median.ts';
import { openChromium } from '../openChromium.ts';
import { findLighthouse, type Lighthouse } from '../pages/lighthouse.ts';
import { measurePage, type PageFigures } from '../pages/measurePage.ts';
import { HEAD, visitRow } from '../pages/visitRow.ts';
import { table } from '../search/table.ts';
import { serveSite } from '../serveSite.ts';
import { buildPeer } from './buildPeer.ts';
import { type Build, buildSite } from './buildSite.ts';
import { docusaurus } from './docusaurus.ts';
import { makeSite } from './makeSite.ts';
import { measureSaves } from './measureSaves.ts';
import type { Peer } from './peer.ts';
import { readPlainSite } from './plainSite.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

const PEERS: readonly Peer[] = [rspress, vitepress, docusaurus, starlight];

/** Only documentation pages, because home pages differ by generator. */
const PAGES = [
  '/config/test/bail',
  '/guide/start/quick-start',
  '/config/test/',
  '/api/test-api/expect',
  '/zh/config/test/bail',
  '/zh/guide/start/quick-start',
  '/zh/config/test/',
  '/zh/api/test-api/expect',
];

/** The page that is changed and built, or saved, again. */
const CHANGED = '/config/test/bail';

/** Peers write assets into folders such as `_astro`. */
const DOT_FILES = /\/\./;

interface Built {
  name: string;
  directory: string;
  build: Build;
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    folder: { type: 'string' },
    page: { type: 'string', multiple: true },
    scale: { type: 'string', default: '1' },
    builds: { type: 'boolean' },
  },
});

async function main(): Promise<number> {
  const peers = PEERS.filter(({ name }) => !options.only || name === options.only);
  if (peers.length === 0) {
    const known = PEERS.map(({ name }) => name).join(', ');
    console.error(`--only ${options.only}: there is no such peer; name one of ${known}.`);
    return 1;
  }
  const scale = Number(options.scale);
  if (!Number.isInteger(scale) || scale < 1) {
    console.error(`--scale ${options.scale}: expected a number of pages such as 2000.`);
    return 1;
  }
  const times = Math.ceil(scale / listPages(process.cwd()).length);
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'peers-')));
  const site = await makeSite(process.cwd(), times);
  try {
    const { built, failed } = await buildAll(site, peers, path.resolve(folder));
    const rows = built.map(({ name, build }) => [name, ...buildCells(build)]);
    console.log(`${table([BUILD_HEAD, ...rows])}\n`);
    if (!options.builds) console.log(await comparePages(built));
    console.log(await changeAPage(site));
    return failed === 0 ? 0 : 1;
  } finally {
    await rm(site, { recursive: true, force: true });
    if (!options.folder) await rm(folder, { recursive: true, force: true });
  }
}

async function buildAll(
  site: string,
  peers: readonly Peer[],
  folder: string,
): Promise<{ built: Built[]; failed: number }> {
  console.error('Building this site');
  const build = await buildSite(site);
  const built: Built[] = [{ name: 'this site', directory: path.join(site, 'doc_build'), build }];
  const plain = await readPlainSite(site, 'docs');
  let failed = 0;
  for (const peer of peers) {
    console.error(`Building with ${peer.name}`);
    try {
      const one = await buildPeer(peer, plain, path.join(folder, peer.name.toLowerCase()));
      built.push({ name: `${peer.name} ${Object.values(peer.dependencies)[0]}`, ...one });
    } catch (error) {
      failed += 1;
      console.error(`${peer.name}: ${(error as Error).message}`);
    }
  }
  return { built, failed };
}

/** What a change of one page costs: a second build, and saves while `npm run dev` runs. */
async function changeAPage(site: string): Promise<string> {
  await appendFile(path.join(site, `docs/en${CHANGED}.mdx`), '\nOne more sentence.\n');
  const second = await buildSite(site);
  const browser = await openChromium(process.env);
  const { prose, code } = await measureSaves(browser, site, CHANGED).finally(() => browser.close());
  return table([
    ['this site, after a change of one page', ''],
    ['second build, s', second.seconds.toFixed(1)],
    ['saved text, ms until it is shown', median(prose).toFixed(0)],
    ['saved code, ms until it is shown', median(code).toFixed(0)],
  ]);
}

const BUILD_HEAD = ['cold build of the same pages', 'seconds', 'peak memory, GB'];

/** The same page of all sites, one below the other. */
async function comparePages(built: readonly Built[]): Promise<string> {
  const lighthouse = findLighthouse(process.env);
  const browser = await openChromium(process.env);
  const rows: string[][] = [];
  try {
    console.log(conditions(browser, lighthouse));
    for (const page of options.page ?? PAGES) {
      rows.push([page]);
      for (const site of built) {
        const figures = await figuresOf(site, page, browser, lighthouse);
        if (figures) rows.push(visitRow(`  ${site.name}`, figures));
      }
    }
  } finally {
    await browser.close();
  }
  return table([HEAD, ...rows]);
}

/** Returns `undefined` and prints a line if a site can't be served or measured. */
async function figuresOf(
  { name, directory }: Built,
  page: string,
  browser: Browser,
  lighthouse: Lighthouse | undefined,
): Promise<PageFigures | undefined> {
  try {
    const { origin, close } = await serveSite(directory, { hidden: DOT_FILES });
    try {
      return await measurePage(browser, lighthouse, origin + page);
    } finally {
      close();
    }
  } catch (error) {
    console.error(`${name}: ${page} could not be measured: ${(error as Error).message}`);
    return undefined;
  }
}

process.exitCode = await main();
