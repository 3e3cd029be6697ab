import { readdirSync } from 'node:fs';
import { overBudget } from '../../bench/pages/budget.ts';
import { PAGES } from '../../bench/pages/pages.ts';
import { weighVisit } from '../../bench/pages/weighVisit.ts';
import { hydrated } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** Loads what all Chinese pages load. */
const CHINESE = '/zh/guide/start/quick-start';

for (const path of PAGES) {
  test(`a first visit to ${path} loads no more than the budget allows`, {
    tag: path.startsWith('/zh/') && path !== CHINESE ? FULL : [],
  }, async ({ page, baseURL }) => {
    const weightSoFar = await weighVisit(page, String(baseURL));
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    const weight = await weightSoFar();
    expect(weight.js).toBeGreaterThan(0);
    expect(overBudget(path, weight)).toEqual([]);
  });
}

test('Rspress’ own search index, which nothing would load, is not written', () => {
  const files = readdirSync('doc_build/static', { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes('search_index'))).toEqual([]);
});
