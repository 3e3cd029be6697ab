// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { SEARCH } from '../../settings/search.ts';
import { docSearchClient } from './docSearchClient.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['narrow', true, SEARCH.snippetWordsNarrow],
  ['wide', false, SEARCH.snippetWords],
])(
  'DocSearch’s searches are the session’s, with snippets for a %s screen',
  async (_screen, matches, words) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const asked: { attributesToSnippet: string[] }[] = [];
    const session = {
      search: async (request: { attributesToSnippet: string[] }) => {
        asked.push(request);
        return { hits: [], nbHits: 0 };
      },
    };
    const client = docSearchClient({} as never, session as never);
    // What DocSearch asks for first, on any screen.
    const request = { query: 'a', indexName: 'docs', attributesToSnippet: ['content:10'] };
    const answer = await client.search({ requests: [request] } as never);
    expect(asked).toMatchObject([{ query: 'a', indexName: 'docs' }]);
    expect(asked[0]?.attributesToSnippet).toContain(`content:${words}`);
    expect(asked[0]?.attributesToSnippet).toContain(`hierarchy.lvl1:${words}`);
    expect(answer.results).toEqual([{ hits: [], nbHits: 0, index: 'docs' }]);
  },
);
