/**
 * `npm run bench -- pages`: the weight of the built site's pages on a first visit, their cost on a slow
 * machine, and Lighthouse scores if it's installed. Builds the site first; `--built` measures an
 * existing build, and `--page /config/test/bail` only that page. Exits with 1 if a page exceeds
 * `budget.json`; times depend on the machine and don't affect that.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { OUTPUT_FOLDER } from '../../../content/outputFolder.ts';
import { conditions } from '../conditions.ts';
import { openChromium } from '../openChromium.ts';
import { table } from '../search/table.ts';
import { serveSite } from '../serveSite.ts';
import { overBudget } from './budget.ts';
import { findLighthouse, type Lighthouse } from './lighthouse.ts';
import { measurePage } from './measurePage.ts';
import { PAGES } from './pages.ts';
import { HEAD, visitRow } from './visitRow.ts';

const DIRECTORY = OUTPUT_FOLDER;

const { values: options } = parseArgs({
  options: {
    built: { type: 'boolean' },
    page: { type: 'string', multiple: true },
  },
});

async function main(): Promise<number> {
  const lighthouse = findLighthouse(process.env);
  if (!options.built) {
    const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  if (!existsSync(DIRECTORY)) {
    console.error(`${DIRECTORY} does not exist; run this without --built.`);
    return 1;
  }
  const site = await serveSite(DIRECTORY);
  const browser = await openChromium(process.env);
  try {
    console.log(conditions(browser, lighthouse));
    const problems = await printPages(browser, lighthouse, site.origin);
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    site.close();
  }
}

/** Returns the pages that exceed their budget. */
async function printPages(browser: Browser, lighthouse: Lighthouse | undefined, origin: string) {
  const rows: string[][] = [];
  const problems: string[] = [];
  for (const page of options.page ?? PAGES) {
    const figures = await measurePage(browser, lighthouse, origin + page);
    rows.push(visitRow(page, figures));
    problems.push(...overBudget(page, figures.visit.weight));
  }
  console.log(table([HEAD, ...rows]));
  return problems;
}

process.exitCode = await main();
