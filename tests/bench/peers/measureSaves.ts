import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** An odd number, for the median. */
const SAVES = 11;
/** The longest time to wait for a page, in milliseconds. */
const TIMEOUT = 120_000;
/** The time until the server is idle again, in milliseconds. */
const PAUSE = 1000;

/** The median of the milliseconds until `npm run dev` shows a saved page of `site` in the browser. */
export async function measureSaves(browser: Browser, site: string, page: string): Promise<number> {
  const server = spawn('npm', ['run', 'dev'], { cwd: site, detached: true });
  try {
    const address = await addressOf(server);
    const tab = await browser.newPage();
    await tab.goto(address + page, { timeout: TIMEOUT });
    await tab.locator('h1').waitFor({ timeout: TIMEOUT });
    const file = path.join(site, `docs/en${page}.mdx`);
    const source = await readFile(file, 'utf8');
    const times: number[] = [];
    for (let save = 1; save <= SAVES; save++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      times.push(await measureSave(tab, file, source, `saved-${save}`));
    }
    await tab.close();
    return times.toSorted((a, b) => a - b)[(SAVES - 1) / 2] as number;
  } finally {
    // The negative number ends the server and its child processes.
    if (server.pid) process.kill(-server.pid);
  }
}

async function measureSave(tab: Page, file: string, source: string, words: string) {
  const start = performance.now();
  // This checks the page in every frame, while the polling of Playwright's locators becomes slower.
  const shown = tab.waitForFunction((wanted) => document.body.innerHTML.includes(wanted), words, {
    timeout: TIMEOUT,
  });
  await writeFile(file, `${source}\n${words}\n`);
  await shown;
  return performance.now() - start;
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const listen = (data: Buffer) => {
      printed += data;
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (address && /ready\s+built in/.test(printed)) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('error', reject);
    server.once('close', () => reject(new Error(`npm run dev has ended:\n${printed}`)));
  });
}
