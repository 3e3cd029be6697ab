import { expect, test } from 'vitest';
import { sitePage } from '../../../tests/support/plugins/site/site-pages/page.ts';
import { atomFeed } from './atomFeed.ts';
import { feedEntries, feedPath } from './releaseFeed.ts';

const addressOf = (path: string) => `https://site.dev/base${path}`;
const feed = {
  title: 'A & B',
  language: 'en',
  author: 'Rstest',
  url: addressOf('/guide/releases/feed.xml'),
  page: addressOf('/guide/releases/'),
};

test('an entry for each minor version with a page, newest first, with absolute URLs', () => {
  const releases = ['0.9.1', '0.10.0', '0.10.3', '0.11.0'].map((version, index) => ({
    version,
    date: `2026-01-0${index + 1}`,
    changes: [],
  }));
  const pages = [
    sitePage('/guide/releases/v0-9', { title: '0.9' }),
    sitePage('/guide/releases/v0-10', { title: '0.10', description: 'New flags.' }),
  ];
  expect(feedEntries(pages, releases, addressOf)).toEqual([
    {
      title: '0.10',
      url: 'https://site.dev/base/guide/releases/v0-10',
      summary: 'New flags.',
      published: '2026-01-02',
      updated: '2026-01-03',
    },
    expect.objectContaining({ title: '0.9', published: '2026-01-01', updated: '2026-01-01' }),
  ]);
});

test('the feed is escaped and has the elements that Atom requires', () => {
  const entry = { title: '<b>', url: addressOf('/a'), summary: 'S', published: '2026-01-02' };
  const xml = atomFeed({
    ...feed,
    entries: [
      { ...entry, updated: '2026-01-05' },
      { ...entry, updated: '2026-01-02' },
    ],
  });
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="en">\n<title>A &amp; B<\/title>\n<id>https:\/\/site\.dev\/base\/guide\/releases\/feed\.xml<\/id>/,
  );
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://site.dev/base/guide/releases/feed.xml"/>',
  );
  // The date of the newest entry comes before those of the entries.
  expect(/<updated>(.*?)</.exec(xml)?.[1]).toBe('2026-01-05T00:00:00Z');
  expect(xml).toContain('<title>&lt;b&gt;</title>');
});

test('a feed without entries is an error', () => {
  expect(() => atomFeed({ ...feed, entries: [] })).toThrow(/releases\/feed\.xml: .*at least one/);
});

test.each([
  ['/guide/releases/', '/guide/releases/feed.xml'],
  ['/guide/releases/v0-12', '/guide/releases/feed.xml'],
  ['/zh/guide/releases/v0-12', '/zh/guide/releases/feed.xml'],
  ['/guide/', undefined],
])('the feed of %s is %s', (path, expected) => {
  expect(feedPath(path)).toBe(expected);
});
