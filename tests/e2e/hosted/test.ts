import type { BrowserContext, Request } from '@playwright/test';
import { SEARCH } from '../../../theme/settings/search.ts';
import { APP_ID } from '../support/sites.ts';
import { test as base, expect } from '../support/test.ts';

export { expect };

/** The hosts as the client spells them; the order of the last three is random. */
export const READ_HOST = `${APP_ID}-dsn.algolia.net`.toLowerCase();
export const FALLBACK_HOSTS = [1, 2, 3].map((number) =>
  `${APP_ID}-${number}.algolianet.com`.toLowerCase(),
);

/** The application's hosts, and those of its analytics. */
const HOSTS = /^https:\/\/(?:[\w-]+\.algolia(?:net)?\.(?:net|com)|insights\.algolia\.io)\//i;

/** A request and its host. */
export interface Asked {
  host: string;
  method: string;
  path: string;
  parameters: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
  body: any;
}

/** `refuse` closes the connection. */
export type Reply = 'refuse' | { status?: number; json?: unknown; text?: string };

/** The hosted application of one test. */
export class Algolia {
  /** All requests, in order. */
  readonly asked: Asked[] = [];
  /** Overrides the response to a request; `undefined` uses the index. */
  answer: (asked: Asked) => Reply | undefined = () => undefined;

  reply(asked: Asked): Reply {
    this.asked.push(asked);
    return this.answer(asked) ?? found(asked);
  }

  /** Hosts of search requests, in order. */
  hosts(): string[] {
    return this.searches().map(({ host }) => host);
  }

  searches(): Asked[] {
    return this.asked.filter(({ path }) => path.endsWith('/queries'));
  }
}

/** URL, part, page, heading, and text of the indexes' records. */
type FakeRecord = readonly [
  url: string,
  part: string,
  page: string,
  heading?: string,
  text?: string,
];

const FILLER = 'one two three four five six seven eight nine ten eleven twelve';

/** Records that could be those of the fixture site. */
const RECORDS: Record<string, readonly FakeRecord[]> = {
  fixture_en: [
    ['/guide/alpha', 'Guide', 'Alpha'],
    ['/guide/alpha#third', 'Guide', 'Alpha', 'Third', `${FILLER} needle ${FILLER}`],
    ['/guide/beta', 'Guide', 'Beta'],
    ['/guide/beta#one', 'Guide', 'Beta', 'One'],
  ],
  fixture_zh: [['/zh/guide/beta', '指南', '乙']],
};

interface Query {
  indexName: string;
  query: string;
  attributesToSnippet: readonly string[];
  highlightPreTag: string;
  highlightPostTag: string;
}

/** Answers requests like Algolia, without escaping text. */
function found({ path, body }: Asked): Reply {
  if (!path.endsWith('/queries')) return { json: {} };
  const results = body.requests.map((query: Query) => {
    const words = query.query.toLowerCase();
    const records = (RECORDS[query.indexName] ?? []).filter(([, ...texts]) =>
      texts.join('\n').toLowerCase().includes(words),
    );
    return { hits: records.map((one) => hitOf(one, query)), queryID: `query-${query.query}` };
  });
  return { json: { results } };
}

function hitOf([url, lvl0, lvl1, heading, text]: FakeRecord, query: Query) {
  const [lvl2, content] = [heading ?? null, text ?? null];
  const mark = (words: string) => ({
    value: words.replace(
      new RegExp(query.query, 'i'),
      (match) => `${query.highlightPreTag}${match}${query.highlightPostTag}`,
    ),
  });
  const length = Number(
    query.attributesToSnippet.find((name) => name.startsWith('content:'))?.split(':')[1],
  );
  const words = content?.split(' ') ?? [];
  const start = Math.max(0, words.indexOf(query.query) - 1);
  const snippet = content && words.slice(start, start + length).join(' ');
  return {
    objectID: url,
    url,
    type: content ? 'content' : lvl2 ? 'lvl2' : 'lvl1',
    hierarchy: { lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    _snippetResult: {
      hierarchy: { lvl1: mark(lvl1), ...(lvl2 ? { lvl2: mark(lvl2) } : {}) },
      ...(snippet ? { content: mark(snippet) } : {}),
    },
  };
}

function askedBy(request: Request): Asked {
  const url = new URL(request.url());
  const body = request.postData();
  return {
    host: url.host,
    method: request.method(),
    path: decodeURIComponent(url.pathname),
    parameters: url.searchParams,
    body: body ? JSON.parse(body) : undefined,
  };
}

/**
 * A busy machine isn't a slow network: increases the client's timeouts, except in tests with their
 * own clock.
 */
async function wait(context: BrowserContext) {
  await context.addInitScript(
    (timeouts) => {
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, delay = 0, ...rest: unknown[]) =>
        setTimeout(
          run,
          timeouts.includes(delay) ? delay * 20 : delay,
          ...rest,
        )) as typeof setTimeout;
    },
    [SEARCH.connectTimeout, SEARCH.readTimeout] as number[],
  );
}

export const test = base.extend<{ algolia: Algolia }>({
  algolia: [
    async ({ context, complaints: _ }, use) => {
      const algolia = new Algolia();
      await context.route(HOSTS, async (route) => {
        const reply = algolia.reply(askedBy(route.request()));
        if (reply === 'refuse') return route.abort('connectionrefused');
        const { status = 200, json, text = JSON.stringify(json) } = reply;
        const headers = { 'access-control-allow-origin': '*' };
        return route.fulfill({ status, headers, contentType: 'application/json', body: text });
      });
      await wait(context);
      await use(algolia);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

/** Expected console messages; any others still fail the test. */
export async function complained(complaints: string[], ...expected: RegExp[]): Promise<void> {
  await expect
    .poll(() => complaints)
    .toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  complaints.splice(0);
}
