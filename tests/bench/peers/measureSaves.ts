import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

const SAVES = 11;
const PATIENCE = 120_000;
/** Waits in milliseconds until the server is idle again. */
const PAUSE = 1000;

/** The median of the milliseconds until `npm run dev` shows a saved page of `site` in the browser. */
export async function measureSaves(browser: Browser, site: string, page: string): Promise<number> {
  const server = spawn('npm', ['run', 'dev'], { cwd: site, detached: true });
  try {
    const address = await addressOf(server);
    const tab = await browser.newPage();
    await tab.goto(address + page, { timeout: PATIENCE });
    await tab.locator('h1').waitFor({ timeout: PATIENCE });
    const file = path.join(site, `docs/en${page}.mdx`);
    const source = await readFile(file, 'utf8');
    const times: number[] = [];
    for (let save = 1; save <= SAVES; save++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      times.push(await saveAndSee(tab, file, source, `saved-${save}`));
    }
    await tab.close();
    return times.toSorted((a, b) => a - b)[(SAVES - 1) / 2] as number;
  } finally {
    // Including its children.
    if (server.pid) process.kill(-server.pid);
  }
}

async function saveAndSee(tab: Page, file: string, source: string, words: string): Promise<number> {
  const start = performance.now();
  // Checked in every frame, because Playwright's own polling gets slower and slower.
  const seen = tab.waitForFunction((wanted) => document.body.innerHTML.includes(wanted), words, {
    timeout: PATIENCE,
  });
  await writeFile(file, `${source}\n${words}\n`);
  await seen;
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
