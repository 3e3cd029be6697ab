import { escapeHtml } from '../../../content/escapeHtml.ts';

export interface FeedEntry {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  /** Dates such as `2026-09-18`. */
  readonly published: string;
  readonly updated: string;
}

export interface Feed {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  /** URLs of the feed and of the page that it belongs to. */
  readonly url: string;
  readonly page: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** The text of an Atom feed (RFC 4287). Throws if it has no entries, and so no date. */
export function atomFeed({ title, language, author, url, page, entries }: Feed): string {
  const newest = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error(`${url}: a feed needs at least one entry`);
  const lines = entries.flatMap((entry) => [
    '<entry>',
    `<title>${escapeHtml(entry.title)}</title>`,
    `<id>${escapeHtml(entry.url)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(entry.url)}"/>`,
    `<published>${dateTime(entry.published)}</published>`,
    `<updated>${dateTime(entry.updated)}</updated>`,
    `<summary>${escapeHtml(entry.summary)}</summary>`,
    '</entry>',
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeHtml(title)}</title>
<id>${escapeHtml(url)}</id>
<link rel="self" type="application/atom+xml" href="${escapeHtml(url)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
<updated>${dateTime(newest)}</updated>
<author><name>${escapeHtml(author)}</name></author>
${lines.join('\n')}
</feed>
`;
}

function dateTime(date: string): string {
  return `${date}T00:00:00Z`;
}
