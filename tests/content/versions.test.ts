import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Facts, readFacts } from '../../content/facts/facts.ts';
import { RELEASES_FILE, readReleases } from '../../content/releases/releases.ts';
import { siteVersions } from '../../plugins/versions/siteVersions.ts';
import { readSite, root } from './site.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const facts = readFacts(root) as Facts;
const releases = readReleases(read(RELEASES_FILE));
const pages = (await readSite()).filter(({ language }) => language === 'en');
const site = await siteVersions(pages, facts, releases);

test('both records have the same versions: run npm run fix and npm run upgrade -- releases', () => {
  expect(releases.map(({ version }) => version)).toEqual(facts.versions);
});

test('every option and name that came later than its page has a section that can be marked', () => {
  const unmarked = pages.flatMap(({ route, frontMatter }) => {
    const { options = [], api = [] } = frontMatter ?? {};
    const { since = facts.versions[0] ?? '', parts = [] } = site.pages[route] ?? {};
    const all = [
      ...options.map((name) => ({ name, version: facts.options[name]?.since })),
      ...api.map((name) => ({ name, version: facts.names[name] })),
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
  return facts.versions.indexOf(version) > facts.versions.indexOf(than);
}
