import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { createRsbuild } from '@rsbuild/core';
import { createSiteServer } from '../../../scripts/server/createSiteServer.ts';
import { INDEX_DIRECTORY } from '../../../theme/search/engine/manifest.ts';

/** No `unsafe-eval`, nothing inline, nothing from elsewhere: as strict as the site can be. */
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'";
const SLOWDOWN = 4;

export interface BrowserTimes {
  readonly readyInWorker: number;
  readonly queriesInWorker: readonly number[];
  readonly readyInPage: number;
  readonly queriesInPage: readonly number[];
  /** How often each file of the index was fetched for all of it. */
  readonly fetches: ReadonlyMap<string, number>;
  /** Bytes of the worker's script, compressed. */
  readonly workerSize: number;
}

/** Times of the bundled engine in Chromium, its page slowed down four times. */
export async function browserTimes(
  builtSite: string,
  queriesOf: Readonly<Record<string, readonly string[]>>,
): Promise<Map<string, BrowserTimes>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'search-bench-'));
  try {
    await buildApp(directory);
    const workerSize = await sizeOfWorker(directory);
    await cp(path.join(builtSite, INDEX_DIRECTORY), path.join(directory, INDEX_DIRECTORY), {
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
      source: { entry: { index: './app/index.ts' } },
      output: { distPath: { root }, polyfill: 'off' },
      // The page has the engine too: shared with it, the worker's script would be nearly empty.
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
  const worker = await openPage(browser, address);
  const readyInWorker = await worker.page.evaluate(
    ([lang, query]) => window.bench.readyInWorker(lang, query),
    [language, first] as const,
  );
  const queriesInWorker = await worker.page.evaluate(
    ([lang, all]) => window.bench.timesInWorker(lang, all),
    [language, queries] as const,
  );
  await worker.page.context().close();
  const own = await openPage(browser, address);
  const inPage = await own.page.evaluate(([lang, all]) => window.bench.timesInPage(lang, all), [
    language,
    queries,
  ] as const);
  await own.page.context().close();
  return {
    readyInWorker,
    queriesInWorker,
    readyInPage: inPage.ready,
    queriesInPage: inPage.queries,
    fetches: worker.fetches,
  };
}

/** A page of a visitor who was never here, on a slow machine. */
async function openPage(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage();
  const fetches = new Map<string, number>();
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(`In the browser: ${message.text()}`);
  });
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/${INDEX_DIRECTORY}/`)) {
      fetches.set(pathname, (fetches.get(pathname) ?? 0) + 1);
    }
  });
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, fetches };
}
