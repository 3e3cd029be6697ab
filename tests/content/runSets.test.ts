import { isWithinLimits } from 'run-examples';
import { expect, test } from 'vitest';
import { runnableSets } from '../../checks/examples/pageBlocks.ts';
import { planPage } from '../../plugins/run/sitePlans.ts';
import { readSite } from './site.ts';

test('examples are within what the editor shows in color', () => {
  for (const { file, codeBlocks } of readSite()) {
    const tooLarge = codeBlocks.filter(({ code }) => !isWithinLimits(code));
    expect(tooLarge, file).toEqual([]);
  }
});

test('most examples run in the page, and the same ones in all languages', () => {
  const routes = new Map<string, Set<string>>();
  let [all, inPage] = [0, 0];
  for (const page of readSite()) {
    const planned = planPage(page).map(({ name, plan }) => `${name}: ${plan.format}`);
    all += runnableSets(page).length;
    inPage += planned.length;
    routes.set(page.route, (routes.get(page.route) ?? new Set()).add(planned.join(', ')));
  }
  expect(inPage / all).toBeGreaterThan(0.7);
  expect([...routes].filter(([, plans]) => plans.size > 1)).toEqual([]);
});
