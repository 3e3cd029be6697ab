import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameLinks, sourceWithTables } from '../../checks/releases/releasePages.ts';
import { readFacts } from '../../content/facts/facts.ts';
import { RELEASES_FILE, readReleases } from '../../content/releases/releases.ts';
import { pageOf } from '../support/content/pageOf.ts';
import { readSite, root } from './site.ts';

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const releases = readReleases(await read(RELEASES_FILE));
const facts = readFacts(root);
const pages = readSite();
const linkOf = nameLinks(pages, facts);

test('the pages have the tables of the data; npm run fix writes them', () => {
  const outdated = pages.filter((page) => {
    const expected = sourceWithTables(page, pages, releases, linkOf);
    return expected !== undefined && expected !== page.source;
  });
  expect(outdated.map(({ file }) => file)).toEqual([]);
});

test('every minor version has a page in both languages', () => {
  const expected = releases.map(({ version }) => version.split('.').slice(0, 2).join('-'));
  for (const language of ['en', 'zh']) {
    const own = pages.filter((page) => page.language === language);
    const found = own.flatMap(({ route }) => /^\/guide\/releases\/v(.*)$/.exec(route)?.[1] ?? []);
    expect(found, language).toEqual(expect.arrayContaining([...new Set(expected)]));
  }
});

test('the same versions were examined as for “Added in”, in the order of their dates', () => {
  expect(releases.map(({ version }) => version)).toEqual(facts?.versions);
  const dates = releases.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
});

test('what was added last agrees with “Added in”', () => {
  const added = releases.flatMap(({ version, changes }) =>
    changes.filter(({ change }) => change === 'added').map((change) => ({ ...change, version })),
  );
  const recordedOf = ({ kind, name }: (typeof added)[number]) => {
    if (kind === 'option') return facts?.options[name]?.since;
    return kind === 'export' || kind === 'utility' ? facts?.names[name] : undefined;
  };
  const last = new Map(added.map((one) => [`${one.kind} ${one.name}`, one]));
  const comparable = [...last.values()].filter((one) => recordedOf(one) !== undefined);
  expect(comparable.length).toBeGreaterThan(100);
  const contradictions = comparable.filter((one) => recordedOf(one) !== one.version);
  expect(contradictions).toEqual([]);
});

test('a flag leads to the page of its option', () => {
  const name = '--browser.providerOptions.*';
  expect(linkOf({ change: 'added', kind: 'flag', name })).toBe('/config/test/browser');
});

describe('wrong pages and data', () => {
  test('a table that differs from the data is replaced', () => {
    const body =
      '## Added {#added}\n\nold\n\n## Changed {#changed}\n\n## Removed {#removed}\n\nold\n';
    const page = pageOf(body, 'docs/en/guide/releases/v0-1.mdx');
    const one = { version: '0.1.3', date: '2026-01-01', changes: [] };
    const none = "There's no earlier version to compare it with.";
    expect(sourceWithTables(page, [], [one], () => undefined)).toContain(
      `## Added {#added}\n\n${none}\n\n## Changed {#changed}\n\n${none}\n\n## Removed {#removed}\n\n${none}\n`,
    );
  });

  test('a page without one of the headings is an error', () => {
    const page = pageOf('## Added {#added}\n', 'docs/en/guide/releases/v0-1.mdx');
    const one = { version: '0.1.3', date: '2026-01-01', changes: [] };
    expect(() => sourceWithTables(page, [], [one], () => undefined)).toThrow(
      'docs/en/guide/releases/v0-1.mdx:1: no heading with {#changed}',
    );
  });
});
