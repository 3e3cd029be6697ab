/**
 * `npm run bench`: what pages of the built site weigh on a first visit, and what they ask of a slow
 * machine. Builds the site first; `-- --built` measures the one that is there. Exits with 1 where a
 * page weighs more than `budget.json` allows; times depend on the machine and have no say.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { createSiteServer } from '../../../scripts/server/createSiteServer.ts';
import { listenOnFreePort } from '../../../scripts/server/listenOnFreePort.ts';
import { table } from '../search/table.ts';
import { overBudget } from './budget.ts';
import { measureVisit, type Visit } from './measureVisit.ts';
import { PAGES } from './pages.ts';

const DIRECTORY = 'doc_build';
const FIRST_PORT = 4600;
const VISITS = 3;

async function main(args: readonly string[]): Promise<number> {
  if (!args.includes('--built')) {
    const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  if (!existsSync(DIRECTORY)) {
    console.error(`${DIRECTORY} does not exist; run this without --built.`);
    return 1;
  }
  const server = createSiteServer({ directory: DIRECTORY });
  const origin = `http://localhost:${await listenOnFreePort(server, FIRST_PORT)}`;
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const rows = [];
    const problems: string[] = [];
    for (const page of PAGES) {
      const visit = await medianVisit(browser, origin + page);
      rows.push(rowOf(page, visit));
      problems.push(...overBudget(page, visit.weight));
    }
    console.log(table([HEAD, ...rows]));
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.close();
  }
}

const HEAD = ['kB, ms', 'html', 'js', 'css', 'other', 'total', 'blocked', 'LCP', 'CLS'];

function rowOf(page: string, { weight, blocked, lcp, cls }: Visit): string[] {
  const sizes = [weight.html, weight.js, weight.css, weight.other, weight.total];
  return [
    page,
    ...sizes.map((bytes) => (bytes / 1000).toFixed(1)),
    blocked.toFixed(0),
    lcp.toFixed(0),
    cls.toFixed(3),
  ];
}

/** The visit with the middle blocking time; weights are the same in each. */
async function medianVisit(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await measureVisit(browser, url));
  const [, middle] = visits.sort((a, b) => a.blocked - b.blocked);
  if (!middle) throw new Error('A median needs three visits.');
  return middle;
}

process.exitCode = await main(process.argv.slice(2));
