import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ADDED_IN_FILE, readAddedIn } from '../../checks/added-in/addedIn.ts';
import { documentedNames } from '../../content/front-matter/documentedNames.ts';
import { RELEASES_FILE, readReleases } from '../../content/releases/releases.ts';
import { siteVersions } from '../../plugins/versions/siteVersions.ts';
import { readSite, root } from './site.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const marks = readAddedIn(read(ADDED_IN_FILE));
const releases = readReleases(read(RELEASES_FILE));
const pages = (await readSite()).filter(({ language }) => language === 'en');
const site = await siteVersions(pages, marks, releases);

test('both records have the same versions: run npm run upgrade -- added-in and npm run upgrade -- releases', () => {
  expect(releases.map(({ version }) => version)).toEqual(marks.versions);
});

test('every option and name that came later than its page has a section that can be marked', () => {
  const unmarked = pages.flatMap(({ route, frontMatter }) => {
    const { options = [], api } = frontMatter ?? {};
    const { since = marks.versions[0] ?? '', parts = [] } = site.pages[route] ?? {};
    const all = [
      ...options.map(({ path }) => ({ name: path, version: marks.options[path] })),
      ...(api ? documentedNames(api) : []).map((name) => ({ name, version: marks.names[name] })),
    ];
    const later = all.filter(({ version }) => isLater(version ?? since, since));
    const missing = later.filter(({ name }) => !parts.some((part) => part.name === name));
    return missing.map(({ name }) => `${route}: ${name}`);
  });
  expect(unmarked).toEqual([]);
});

test('removed options are on pages that exist', () => {
  const removed = Object.entries(site.pages).flatMap(([route, page]) =>
    (page.removed ?? []).map(({ name }) => `${route} ${name}`),
  );
  expect(removed).toContain('/config/test/pool pool.minWorkers');
  expect(removed).toContain('/config/ shard');
});

function isLater(version: string, than: string): boolean {
  return marks.versions.indexOf(version) > marks.versions.indexOf(than);
}
