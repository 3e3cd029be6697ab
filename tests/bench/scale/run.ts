/**
 * `npm run bench:scale [-- 1 4 7]`: builds the site with that many times its pages, and measures a
 * first build, beside those of other generators with the same Markdown, a second one after one page
 * has changed, how soon `npm run dev` shows a saved page, and what a first visit loads. Exits with 1 if
 * a first visit grows by more than `MAX_GROWTH`; times depend on the machine.
 */
import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../../../scripts/server/createSiteServer.ts';
import { listenOnFreePort } from '../../../scripts/server/listenOnFreePort.ts';
import { buildCells } from '../buildCells.ts';
import { measureVisit, type Visit } from '../pages/measureVisit.ts';
import { buildPeer } from '../peers/buildPeer.ts';
import type { Peer } from '../peers/peer.ts';
import { readPlainSite } from '../peers/plainSite.ts';
import { rspress } from '../peers/rspress.ts';
import { starlight } from '../peers/starlight.ts';
import { vitepress } from '../peers/vitepress.ts';
import { table } from '../search/table.ts';
import { type Build, buildSite } from './buildSite.ts';
import { makeSite } from './makeSite.ts';
import { measureSaving } from './measureSaving.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COPIES = [1, 4, 7];
const PEERS: readonly Peer[] = [rspress, vitepress, starlight];
const PAGE = '/config/test/bail';
/** How many bytes a first visit may grow from the smallest to the largest site. */
const MAX_GROWTH = 3_000;
const FIRST_PORT = 4700;

interface Row {
  readonly pages: number;
  readonly cold: Build;
  /** First builds of the same pages; undefined if one fails. */
  readonly peers: readonly (Build | undefined)[];
  readonly second: Build;
  /** Milliseconds until the browser shows a saved page. */
  readonly saving: number;
  readonly visit: Visit;
  /** Uncompressed size of the page's HTML in bytes. */
  readonly html: number;
}

async function main(args: readonly string[]): Promise<number> {
  const wanted = args.map(Number);
  if (wanted.some((copies) => !Number.isInteger(copies) || copies < 1)) {
    console.error(
      `Expected how many times over the pages are wanted, such as 1 5 10; got ${args}.`,
    );
    return 1;
  }
  const rows: Row[] = [];
  const all = wanted.length > 0 ? wanted : COPIES;
  for (const [index, copies] of all.entries()) {
    console.log(`${index + 1} of ${all.length}: ${copies} times the pages…`);
    rows.push(await measure(copies));
  }
  console.log(table([HEAD, ...rows.map(cellsOf)]));
  const weights = rows.map(({ visit }) => visit.weight.total);
  const growth = Math.max(...weights) - Math.min(...weights);
  if (growth <= MAX_GROWTH) return 0;
  console.error(`A first visit grows by ${growth} bytes with the site; allowed are ${MAX_GROWTH}.`);
  return 1;
}

async function measure(copies: number): Promise<Row> {
  const site = await makeSite(ROOT, copies);
  try {
    const cold = await buildSite(site);
    const peers = await buildPeers(site);
    await appendFile(path.join(site, `docs/en${PAGE}.mdx`), '\nOne more sentence.\n');
    const second = await buildSite(site);
    const built = path.join(site, 'doc_build');
    const { size: html } = await stat(path.join(built, `${PAGE}.html`));
    return {
      pages: await countPages(site),
      cold,
      peers,
      second,
      html,
      ...(await look(site, built)),
    };
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

/** Prints why one fails. */
async function buildPeers(site: string): Promise<(Build | undefined)[]> {
  const plain = await readPlainSite(site, 'docs');
  const builds: (Build | undefined)[] = [];
  for (const peer of PEERS) {
    const folder = await mkdtemp(path.join(tmpdir(), 'scale-peer-'));
    try {
      builds.push((await buildPeer(peer, plain, folder)).build);
    } catch (error) {
      console.error(`${peer.name}: ${(error as Error).message}`);
      builds.push(undefined);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return builds;
}

async function countPages(site: string): Promise<number> {
  const files = await readdir(path.join(site, 'docs'), { recursive: true });
  return files.filter((file) => file.endsWith('.mdx')).length;
}

/** Measurements in a browser. */
async function look(site: string, directory: string): Promise<Pick<Row, 'saving' | 'visit'>> {
  const server = createSiteServer({ directory });
  const origin = `http://localhost:${await listenOnFreePort(server, FIRST_PORT)}`;
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const visit = await measureVisit(browser, origin + PAGE);
    return { visit, saving: await measureSaving(browser, site, PAGE) };
  } finally {
    await browser.close();
    server.close();
  }
}

const HEAD = [
  ...['pages', 'cold s', 'GB'],
  ...PEERS.flatMap(({ name }) => [`${name} s`, 'GB']),
  ...['second s', 'GB', 'saved ms'],
  ...['first visit kB', 'js kB', 'HTML kB'],
];

function cellsOf({ pages, cold, peers, second, saving, visit, html }: Row): string[] {
  const sizes = [visit.weight.total, visit.weight.js, html];
  return [
    String(pages),
    ...[cold, ...peers, second].flatMap(buildCells),
    saving.toFixed(0),
    ...sizes.map((bytes) => (bytes / 1000).toFixed(1)),
  ];
}

process.exitCode = await main(process.argv.slice(2));
