import type { BrowserContext } from '@playwright/test';
import { SEARCH } from '../../../theme/settings/search.ts';
import { test as base, expect } from '../support/test.ts';
import { RECORDS } from './loopback/records.ts';
import { searchRecords } from './loopback/searchRecords.ts';
import {
  type Asked,
  HOST_HEADER,
  type LoopbackServer,
  type Reply,
  startServer,
} from './loopback/startServer.ts';

export { expect };

/** The application's hosts, and those of its analytics. */
const HOSTS = /^https:\/\/(?:[\w-]+\.algolia(?:net)?\.(?:net|com)|insights\.algolia\.io)\//i;

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

function found({ path, body }: Asked): Reply {
  if (!path.endsWith('/queries')) return { json: {} };
  const results = body.requests.map((request: { indexName: string; query: string }) =>
    searchRecords(RECORDS[request.indexName] ?? [], request as never),
  );
  return { json: { results } };
}

/** Routes the application's hosts to the loopback server. */
async function forward(context: BrowserContext, { port }: LoopbackServer) {
  await context.route(HOSTS, async (route) => {
    const url = new URL(route.request().url());
    try {
      const response = await route.fetch({
        url: `http://127.0.0.1:${port}${url.pathname}${url.search}`,
        headers: { ...route.request().headers(), [HOST_HEADER]: url.host },
      });
      await route.fulfill({ response });
    } catch {
      // Refused, or aborted by the page.
      await route.abort('connectionrefused').catch(() => {});
    }
  });
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
    // After `complaints`, which blocks all requests to other origins.
    async ({ context, complaints: _ }, use) => {
      const algolia = new Algolia();
      const server = await startServer((asked) => algolia.reply(asked));
      await forward(context, server);
      await wait(context);
      await use(algolia);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await server.close();
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
