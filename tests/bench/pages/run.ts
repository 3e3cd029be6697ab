/**
 * `npm run bench -- pages`: the weight of the built site's pages on a first visit, and their cost on a
 * slow machine. Builds the site first; `--built` measures an existing build, and
 * `--page /config/test/bail` only that page. Exits with 1 if a page exceeds `budget.json`; times depend
 * on the machine and don't affect that.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { OUTPUT_FOLDER } from '../../../content/files.ts';
import { listen, siteListener } from '../../e2e/support/builds.ts';
import { conditions, openChromium } from '../openChromium.ts';
import { table } from '../table.ts';
import { overBudget, PAGES } from './budget.ts';
import { HEAD, measurePage, visitRow } from './measurePage.ts';

const { values: options } = parseArgs({
  options: {
    built: { type: 'boolean' },
    page: { type: 'string', multiple: true },
  },
});

async function main(): Promise<number> {
  if (!options.built) {
    const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  const site = await listen(siteListener(OUTPUT_FOLDER));
  const browser = await openChromium(process.env);
  try {
    console.log(conditions(browser));
    const rows: string[][] = [];
    const problems: string[] = [];
    for (const page of options.page ?? PAGES) {
      const visit = await measurePage(browser, site.origin + page);
      rows.push(visitRow(page, visit));
      problems.push(...overBudget(page, visit.weight));
    }
    console.log(table([HEAD, ...rows]));
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await site.close();
  }
}

process.exitCode = await main();
