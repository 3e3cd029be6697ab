import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import type { RunnableSet } from 'run-examples';
import { createSiteServer } from '../../../scripts/server/createSiteServer.ts';
import { buildLab } from '../../fixtures/sandbox/buildLab.ts';
import type { Lab } from '../../fixtures/sandbox/lab.ts';

declare global {
  interface Window {
    /** Only in the page of the lab. */
    lab: Lab;
  }
}

/** The lab's server: its URL and the requests it received. */
export interface LabServer {
  readonly origin: string;
  readonly requests: string[];
}

/** The fixture `lab` opens a page that only contains the session that runs examples. */
export const test = base.extend<{ lab: LabServer }, { labServer: LabServer }>({
  labServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-lab-'));
      await buildLab(folder);
      const site = createSiteServer({ directory: folder });
      const requests: string[] = [];
      const server = createServer((request, response) => {
        requests.push(request.url ?? '');
        site.emit('request', request, response);
      });
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      const { port } = server.address() as AddressInfo;
      await use({ origin: `http://localhost:${port}`, requests });
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  lab: async ({ labServer, page }, use) => {
    await page.goto(labServer.origin);
    labServer.requests.length = 0;
    await use(labServer);
  },
});

type Overrides = Partial<Omit<RunnableSet, 'options'>> & { readonly options?: object };

/** An example with the code of `files` by path. Files that end in `.test.ts` are tests. */
export function setOf(
  files: Readonly<Record<string, string>>,
  { options, ...overrides }: Overrides = {},
): RunnableSet {
  const tests = Object.keys(files).filter((file) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(file));
  return {
    name: 'example',
    files: Object.entries(files).map(([file, code]) => ({ path: file, code })),
    format: 'source',
    options: { tests, ...options },
    packages: {},
    ...overrides,
  };
}

/** Runs an example and returns everything that it reported. */
export async function runIn(page: Page, set: RunnableSet) {
  const { events, outcome } = await page.evaluate((example) => window.lab.run(example), set);
  return {
    outcome,
    tests: events.flatMap((event) => (event.kind === 'test' ? [event.test] : [])),
    files: events.flatMap((event) => (event.kind === 'file' ? [event.file] : [])),
    logs: events.flatMap((event) => (event.kind === 'log' ? [event.log] : [])),
  };
}
