import { expect, test } from 'vitest';
import { readInstalledTargets } from '../../checks/facts/targets/installedTargets.ts';
import { checkRuleTargets } from '../../checks/migration/checkRules.ts';
import { readSite, root, shown } from './site.ts';

const [pages, targets] = await Promise.all([readSite(), readInstalledTargets(root)]);

test('what the converter writes exists in the installed package, and what it links to on the pages', () => {
  expect(shown(checkRuleTargets(targets, pages))).toEqual([]);
});
