import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

const SAVES = 10;
const PATIENCE = 120_000;
/** Waits in milliseconds until the server is idle again. */
const PAUSE = 1000;

/** Text to add to a page, with unique words. */
const ADDED = {
  prose: (words: string) => `\n${words}\n`,
  code: (words: string) => `\n\`\`\`bash\necho ${words}\n\`\`\`\n`,
};

/** For each save, milliseconds until `npm run dev` shows the page in the browser. */
export type Saves = Readonly<Record<keyof typeof ADDED, readonly number[]>>;

/** Changes the text of a page of `site`, and then its code, some times each. */
export async function measureSaves(browser: Browser, site: string, page: string): Promise<Saves> {
  const server = spawn('npm', ['run', 'dev'], { cwd: site, detached: true });
  try {
    const address = await addressOf(server);
    const tab = await browser.newPage();
    await tab.goto(address + page, { timeout: PATIENCE });
    await tab.locator('h1').waitFor({ timeout: PATIENCE });
    const file = path.join(site, `docs/en${page}.mdx`);
    const saves = {
      prose: await saveOften(tab, file, ADDED.prose),
      code: await saveOften(tab, file, ADDED.code),
    };
    await tab.close();
    return saves;
  } finally {
    // Including its children.
    if (server.pid) process.kill(-server.pid);
  }
}

async function saveOften(
  tab: Page,
  file: string,
  added: (words: string) => string,
): Promise<number[]> {
  const source = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const words = `saved-${performance.now().toFixed(0)}`;
    times.push(await saveAndSee(tab, file, source + added(words), words));
  }
  await writeFile(file, source);
  return times;
}

async function saveAndSee(tab: Page, file: string, text: string, words: string): Promise<number> {
  const start = performance.now();
  // Checked in every frame, because Playwright's own polling gets slower and slower.
  const seen = tab.waitForFunction((wanted) => document.body.innerHTML.includes(wanted), words, {
    timeout: PATIENCE,
  });
  await writeFile(file, text);
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
