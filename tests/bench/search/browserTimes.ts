import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { createRsbuild } from '@rsbuild/core';
import { createSiteServer } from '../../../scripts/server/createSiteServer.ts';
import { INDEXES } from '../../../theme/settings/search.ts';
import { median } from '../median.ts';

/** A policy as strict as the site's: no `unsafe-eval`, nothing inline, no other origins. */
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'";
const SLOWDOWN = 4;
/** Of the cold starts, whose median counts. */
const VISITS = 7;

export interface BrowserTimes {
  readonly readyInWorker: number;
  readonly queriesInWorker: readonly number[];
  readonly readyInPage: number;
  readonly queriesInPage: readonly number[];
  /** How often each file of the index was fetched. */
  readonly fetches: ReadonlyMap<string, number>;
  /** Compressed size of the worker's script in bytes. */
  readonly workerSize: number;
}

/** Times of the bundled engine in Chromium with a CPU slowdown of four. */
export async function browserTimes(
  builtSite: string,
  queriesOf: Readonly<Record<string, readonly string[]>>,
): Promise<Map<string, BrowserTimes>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'search-bench-'));
  try {
    await buildApp(directory);
    const workerSize = await sizeOfWorker(directory);
    await cp(path.join(builtSite, INDEXES), path.join(directory, INDEXES), {
      recursive: true,
    });
    await writeFile(path.join(directory, '404.html'), 'Not found');
    const server = await serve(directory);
    const executablePath = process.env.CHROMIUM_PATH;
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    try {
      const times = new Map<string, BrowserTimes>();
      for (const [language, queries] of Object.entries(queriesOf)) {
        const measured = await measure(browser, addressOf(server), language, queries);
        times.set(language, { ...measured, workerSize });
      }
      return times;
    } finally {
      await browser.close();
      server.close();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function buildApp(root: string): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    rsbuildConfig: {
      logLevel: 'error',
      source: {
        entry: { index: './app/index.ts' },
        define: { __SEARCH_HOSTED__: 'null', __SEARCH_INSIGHTS__: 'false' },
      },
      output: { distPath: { root }, polyfill: 'off' },
      // The page also contains the engine: with a shared chunk, the worker's script would be nearly empty.
      tools: { rspack: { optimization: { splitChunks: false } } },
    },
  });
  await (await rsbuild.build()).close();
}

/** The worker is the one script that the page's HTML doesn't begin with. */
async function sizeOfWorker(directory: string): Promise<number> {
  const folder = path.join(directory, 'static/js');
  const files = await readdir(folder, { recursive: true });
  const worker = files.find((file) => /^async[\\/].*\.js$/.test(file));
  if (!worker) throw new Error('The bundler made no script for the worker.');
  return gzipSync(await readFile(path.join(folder, worker))).length;
}

async function serve(directory: string): Promise<Server> {
  const site = createSiteServer({ directory });
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', POLICY);
    site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function measure(
  browser: Browser,
  address: string,
  language: string,
  queries: readonly string[],
): Promise<Omit<BrowserTimes, 'workerSize'>> {
  const [first = ''] = queries;
  const inWorker: number[] = [];
  const inPage: number[] = [];
  // The first one also pays for the start of the browser and of the server.
  for (let visit = 0; visit <= VISITS; visit++) {
    const answered = await visitOnce(browser, address, ({ page }) =>
      page.evaluate(([lang, query]) => window.bench.readyInWorker(lang, query), [
        language,
        first,
      ] as const),
    );
    const own = await visitOnce(browser, address, ({ page }) =>
      page.evaluate(([lang, query]) => window.bench.timesInPage(lang, [query]), [
        language,
        first,
      ] as const),
    );
    if (visit === 0) continue;
    inWorker.push(answered);
    inPage.push(own.ready);
  }
  const worker = await visitOnce(browser, address, async ({ page, fetches }) => ({
    fetches,
    times: await page.evaluate(([lang, all]) => window.bench.timesInWorker(lang, all), [
      language,
      queries,
    ] as const),
  }));
  const page = await visitOnce(browser, address, (visit) =>
    visit.page.evaluate(([lang, all]) => window.bench.timesInPage(lang, all), [
      language,
      queries,
    ] as const),
  );
  return {
    readyInWorker: median(inWorker),
    queriesInWorker: worker.times,
    readyInPage: median(inPage),
    queriesInPage: page.queries,
    fetches: worker.fetches,
  };
}

async function visitOnce<Result>(
  browser: Browser,
  address: string,
  use: (visit: Awaited<ReturnType<typeof openPage>>) => Promise<Result>,
): Promise<Result> {
  const visit = await openPage(browser, address);
  try {
    return await use(visit);
  } finally {
    await visit.page.context().close();
  }
}

/** Opens a page for a first-time visitor on a slow machine. */
async function openPage(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage();
  const fetches = new Map<string, number>();
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(`In the browser: ${message.text()}`);
  });
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/${INDEXES}/`)) {
      fetches.set(pathname, (fetches.get(pathname) ?? 0) + 1);
    }
  });
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, fetches };
}
