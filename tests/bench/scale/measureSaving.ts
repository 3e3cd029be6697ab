import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

const SAVES = 7;
const PATIENCE = 120_000;

/**
 * Milliseconds from saving a page of `site` until `npm run dev` shows it in the browser: the median
 * of some.
 */
export async function measureSaving(browser: Browser, site: string, page: string): Promise<number> {
  const server = spawn('npm', ['run', 'dev'], { cwd: site, detached: true });
  try {
    const address = await addressOf(server);
    const tab = await browser.newPage();
    await tab.goto(address + page, { timeout: PATIENCE });
    const file = path.join(site, `docs/en${page}.mdx`);
    const source = await readFile(file, 'utf8');
    const times: number[] = [];
    for (let save = 0; save <= SAVES; save++) {
      times.push(await saveAndSee(tab, file, `${source}\nSaved ${save} times.\n`, save));
    }
    await tab.close();
    // The first one also compiles what only a change needs.
    return times.slice(1).sort((a, b) => a - b)[Math.floor(SAVES / 2)] ?? 0;
  } finally {
    // Its children too.
    if (server.pid) process.kill(-server.pid);
  }
}

async function saveAndSee(tab: Page, file: string, text: string, save: number): Promise<number> {
  const start = performance.now();
  await writeFile(file, text);
  const seen = tab.getByText(`Saved ${save} times.`);
  await seen.waitFor({ timeout: PATIENCE });
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
