import { RULES } from 'convert-tests/rules';
import { expect, test } from 'vitest';
import { readInstalledTargets } from '../../checks/facts/targets/installedTargets.ts';
import { readSite, root } from './site.ts';

const [pages, targets] = await Promise.all([readSite(), readInstalledTargets(root)]);
const rules = Object.values(RULES).flatMap((table) => [...table.values()]);

test('what the converter writes exists in the installed package', () => {
  const known = new Set(targets.map(({ kind, id }) => `${kind} ${id}`));
  // Environment variables aren't in the package's types.
  const written = rules.flatMap((rule) => rule.targets).filter((one) => !one.startsWith('env '));
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((target) => !known.has(target))).toEqual([]);
});

test('the sections that the converter links to exist in all languages', () => {
  const sections = new Set(rules.map(({ section }) => section));
  const missing = [...sections].flatMap((section) => {
    const [name = '', id = ''] = section.split('#');
    const found = pages.filter(({ route }) => route === `/guide/migration/${name}`);
    expect(found, section).toHaveLength(2);
    return found
      .filter(({ headings }) => !headings.some((heading) => heading.id === id))
      .map(({ file }) => `${file}#${id}`);
  });
  expect(missing).toEqual([]);
});
