import { expect, test } from 'vitest';
import { runnableSets } from '../../checks/examples/pageBlocks.ts';
import { planPage } from '../../plugins/run/sitePlans.ts';
import { readSite } from './site.ts';

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
