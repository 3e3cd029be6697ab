/**
 * `npm run bench:peers`: builds this site's Markdown with other generators in a temporary folder, and
 * prints the weight and cost of their pages and ours, measured the same way.
 *
 * `-- --only Starlight` compares with only one of them; `-- --folder /some/where` keeps the folder with
 * the packages for the next time; `-- --builds` stops after the builds. If one of them fails, that's
 * printed and the others continue.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { buildCells } from '../buildCells.ts';
import { conditions } from '../conditions.ts';
import type { Measured } from '../measureCommand.ts';
import { openChromium } from '../openChromium.ts';
import { findLighthouse, type Lighthouse } from '../pages/lighthouse.ts';
import { measurePage, type PageFigures } from '../pages/measurePage.ts';
import { HEAD, visitRow } from '../pages/visitRow.ts';
import { table } from '../search/table.ts';
import { serveSite } from '../serveSite.ts';
import { buildOurs } from './buildOurs.ts';
import { buildPeer } from './buildPeer.ts';
import { docusaurus } from './docusaurus.ts';
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

/** Peers write assets into folders such as `_astro`. */
const DOT_FILES = /\/\./;

interface Built {
  name: string;
  directory: string;
  build: Measured;
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    folder: { type: 'string' },
    page: { type: 'string', multiple: true },
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
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'peers-')));
  try {
    const { built, failed } = await buildAll(peers, path.resolve(folder));
    const rows = built.map(({ name, build }) => [name, ...buildCells(build)]);
    console.log(`${table([BUILD_HEAD, ...rows])}\n`);
    if (!options.builds) console.log(await comparePages(built));
    return failed === 0 ? 0 : 1;
  } finally {
    if (!options.folder) await rm(folder, { recursive: true, force: true });
  }
}

async function buildAll(
  peers: readonly Peer[],
  folder: string,
): Promise<{ built: Built[]; failed: number }> {
  const site = await readPlainSite(process.cwd(), 'docs');
  const built: Built[] = [{ name: 'this site', ...(await buildOurs()) }];
  let failed = 0;
  for (const peer of peers) {
    try {
      const one = await buildPeer(peer, site, path.join(folder, peer.name.toLowerCase()));
      built.push({ name: `${peer.name} ${Object.values(peer.dependencies)[0]}`, ...one });
    } catch (error) {
      failed += 1;
      console.error(`${peer.name}: ${(error as Error).message}`);
    }
  }
  return { built, failed };
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
