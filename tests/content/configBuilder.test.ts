import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REASON_LINKS } from '../../tools/config-builder/builderHtml.ts';
import { neededPackages } from '../../tools/config-builder/configFiles.ts';
import { allAnswers } from '../support/tools/config-builder/allAnswers.ts';
import { readSite, root } from './site.ts';

test('packages exist, and lines lead to pages', async () => {
  const names = new Set(allAnswers().flatMap(neededPackages));
  const missing = [...names].filter(
    (name) => !existsSync(path.join(root, 'node_modules', name, 'package.json')),
  );
  expect(missing).toEqual([]);
  const pages = await readSite();
  for (const link of Object.values(REASON_LINKS)) {
    const [route, id] = link.split('#');
    const page = pages.find((one) => one.route === route);
    expect(page, link).toBeDefined();
    if (id)
      expect(
        page?.headings.map((heading) => heading.id),
        link,
      ).toContain(id);
  }
});
