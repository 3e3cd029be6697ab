/**
 * `npm run bench -- peers`: builds this site's Markdown with other generators in temporary folders, and
 * prints the weight and cost of their pages and of this site's pages. For this site, also prints how long
 * a build takes after one page has changed, and how soon `npm run dev` shows a saved page.
 *
 * `--scale 2000` builds at least 2,000 pages; `--only Starlight` compares with only one generator;
 * `--folder /some/where` keeps the packages in this folder for the next run; `--builds` leaves out the
 * weight and cost of pages. If a generator fails, its error is printed, and the others continue.
 */
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { listPages } from '../../../content/listPages.ts';
import { listen, siteListener } from '../../e2e/support/builds.ts';
import { type Measured, measureCommand } from '../measureCommand.ts';
import { conditions, openChromium } from '../openChromium.ts';
import { HEAD, measurePage, visitRow } from '../pages/measurePage.ts';
import { table } from '../table.ts';
import { type BuiltPeer, buildPeer } from './buildPeer.ts';
import { docusaurus } from './docusaurus.ts';
import { makeSite } from './makeSite.ts';
import { measureSaves } from './measureSaves.ts';
import { type Peer, readPlainSite } from './plainSite.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

const PEERS: readonly Peer[] = [rspress, vitepress, docusaurus, starlight];

/** Only documentation pages, because home pages differ by generator. */
const PAGES = ['/config/test/bail', '/guide/start/quick-start', '/zh/api/test-api/expect'];

/** The page that is changed before the second build, and saved while `npm run dev` runs. */
const CHANGED_PAGE = '/config/test/bail';

/** The server hides only these files: peers write assets into folders such as `_astro`. */
const DOT_FILES = /\/\./;

interface NamedBuild extends BuiltPeer {
  name: string;
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    folder: { type: 'string' },
    scale: { type: 'string', default: '1' },
    builds: { type: 'boolean' },
  },
});

async function main(): Promise<number> {
  const peers = PEERS.filter(({ name }) => !options.only || name === options.only);
  const scale = Number(options.scale);
  if (peers.length === 0 || !Number.isInteger(scale) || scale < 1) {
    const names = PEERS.map(({ name }) => name).join(', ');
    console.error(`Use --only with one of ${names}, and --scale with a number of pages.`);
    return 1;
  }
  const copies = Math.ceil(scale / listPages(process.cwd()).length);
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'peers-')));
  const site = await makeSite(process.cwd(), copies);
  try {
    const built = await buildAll(site, peers, path.resolve(folder));
    await appendFile(path.join(site, `docs/en${CHANGED_PAGE}.mdx`), '\nOne more sentence.\n');
    const rebuild = await buildSite(site);
    const rows = [...built, { name: 'this site, after a change of one page', build: rebuild }];
    console.log(
      table([BUILD_HEAD, ...rows.map(({ name, build }) => [name, ...buildCells(build)])]),
    );
    const browser = await openChromium(process.env);
    try {
      const saved = await measureSaves(browser, site, CHANGED_PAGE);
      console.log(`\nThis site shows a saved page after ${saved.toFixed(0)} ms.\n`);
      if (!options.builds) console.log(await comparePages(browser, built));
    } finally {
      await browser.close();
    }
    return built.length > peers.length ? 0 : 1;
  } finally {
    await rm(site, { recursive: true, force: true });
    if (!options.folder) await rm(folder, { recursive: true, force: true });
  }
}

/** Builds a copy of the site. Throws an error with the output if that fails. */
async function buildSite(site: string): Promise<Measured> {
  const build = await measureCommand('npm', ['run', 'build'], { cwd: site });
  if (!build.ok) throw new Error(`npm run build failed:\n${build.output}`);
  return build;
}

async function buildAll(site: string, peers: readonly Peer[], folder: string) {
  console.error('Building this site');
  const build = await buildSite(site);
  const built: NamedBuild[] = [
    { name: 'this site', directory: path.join(site, 'doc_build'), build },
  ];
  const plain = await readPlainSite(site, 'docs');
  for (const peer of peers) {
    console.error(`Building with ${peer.name}`);
    try {
      const peerBuild = await buildPeer(peer, plain, path.join(folder, peer.name.toLowerCase()));
      built.push({ name: `${peer.name} ${Object.values(peer.dependencies)[0]}`, ...peerBuild });
    } catch (error) {
      console.error(`${peer.name}: ${(error as Error).message}`);
    }
  }
  return built;
}

const BUILD_HEAD = ['cold build of the same pages', 'seconds', 'peak memory, GB'];

function buildCells({ seconds, peakMemory }: Measured): string[] {
  return [seconds.toFixed(1), peakMemory === undefined ? '–' : (peakMemory / 1e9).toFixed(2)];
}

/** A table with each page in all sites. */
async function comparePages(browser: Browser, built: readonly NamedBuild[]): Promise<string> {
  console.log(conditions(browser));
  const rows: string[][] = [];
  for (const page of PAGES) {
    rows.push([page]);
    for (const { name, directory } of built) {
      const site = await listen(siteListener(directory, { hidden: DOT_FILES }));
      try {
        rows.push(visitRow(`  ${name}`, await measurePage(browser, site.origin + page)));
      } finally {
        await site.close();
      }
    }
  }
  return table([HEAD, ...rows]);
}

process.exitCode = await main();
