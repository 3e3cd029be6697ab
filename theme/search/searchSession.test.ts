// @vitest-environment happy-dom
import type { SearchRequest } from 'site-search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEXT } from '../i18n/text.ts';
import { SEARCH } from '../settings/search.ts';
import { compositionEnded } from '../ui/composition.ts';
import { announcement, type SearchOutcome, SearchSession } from './dialog/SearchSession.ts';
import type { BackendResult } from './searchBackend.ts';

const NOTHING: BackendResult = { hits: [], suggestions: [] };
const FOUND = { ...NOTHING, hits: [{ url: '/a' }] } as unknown as BackendResult;

/** A session with search responses controlled by the test. */
function openSession() {
  const answers = new Map<string, (result: BackendResult | Error) => void>();
  const asked: string[] = [];
  const requests: SearchRequest[] = [];
  const outcomes: SearchOutcome[] = [];
  const search = (request: SearchRequest) => {
    const { query } = request;
    asked.push(query);
    requests.push(request);
    return new Promise<BackendResult>((resolve, reject) => {
      answers.set(query, (result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  };
  const backend = async () => ({ warm() {}, search });
  const simplify = async (typed: string) => typed.replace('測', '测');
  const session = new SearchSession(backend, simplify, (outcome) => outcomes.push(outcome));
  const answer = async (query: string, result: BackendResult | Error) => {
    await vi.waitFor(() => expect(answers.has(query)).toBe(true));
    answers.get(query)?.(result);
  };
  return { session, outcomes, asked, requests, answer };
}

/** As the first-paint script does. */
function compose() {
  document.documentElement.dataset.composing = '';
}

function endComposition() {
  delete document.documentElement.dataset.composing;
  window.dispatchEvent(new CompositionEvent('compositionend'));
}

let logged: unknown[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void logged.push(error));
});
afterEach(() => vi.restoreAllMocks());

test('searches for simplified characters, and reports what was typed', async () => {
  const { session, outcomes, asked, answer } = openSession();
  const search = session.search('測');
  await answer('测', NOTHING);
  await search;
  expect(asked).toEqual(['测']);
  expect(outcomes).toMatchObject([{ kind: 'nothing', query: '測' }]);
});

test('reports hits, their number, and the query', async () => {
  const { session, outcomes, answer } = openSession();
  const search = session.search(' a ');
  expect(session.isPending).toBe(true);
  await answer('a', FOUND);
  expect((await search).hits.map(({ url }) => url)).toEqual(['/a']);
  expect(outcomes).toEqual([{ kind: 'results', turn: 1, query: 'a', count: 1 }]);
  expect(session.isPending).toBe(false);
});

test.each([
  ['narrow', true, SEARCH.snippetWordsNarrow],
  ['wide', false, SEARCH.snippetWords],
])('asks for hits with snippets for a %s screen', async (_screen, matches, snippetWords) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  const { session, requests, answer } = openSession();
  const search = session.search('a');
  await answer('a', NOTHING);
  await search;
  const { hits, perPage } = SEARCH;
  expect(requests).toEqual([{ query: 'a', hits, perPage, snippetWords }]);
});

test('a failed search is an error, not “no results”, and is logged; the next one works', async () => {
  const { session, outcomes, answer } = openSession();
  const broken = session.search('a');
  await answer('a', new Error('no network'));
  expect(await broken).toEqual(NOTHING);
  const retried = session.search('b');
  await answer('b', FOUND);
  await retried;
  expect(outcomes.map(({ kind }) => kind)).toEqual(['error', 'results']);
  expect(logged).toEqual([new Error('no network')]);
});

test('doesn’t report an answer that comes after a newer one', async () => {
  const { session, outcomes, answer } = openSession();
  const older = session.search('older');
  const newer = session.search('newer');
  await answer('newer', FOUND);
  await newer;
  await answer('older', new Error('late'));
  await older;
  expect(outcomes.map(({ query }) => query)).toEqual(['newer']);
});

test('nothing is asked while an input method composes; what came of it is', async () => {
  const { session, asked, answer } = openSession();
  compose();
  const pinyin = session.search('kuai');
  await Promise.resolve();
  expect(asked).toEqual([]);
  const composed = session.search('快照');
  endComposition();
  await answer('快照', FOUND);
  expect(await pinyin).toEqual(await composed);
  expect(asked).toEqual(['快照']);
});

test('a composition that begins again at once is still one', async () => {
  vi.useFakeTimers();
  let over = false;
  compose();
  void compositionEnded().then(() => {
    over = true;
  });
  endComposition();
  compose();
  await vi.runAllTimersAsync();
  expect(over).toBe(false);
  endComposition();
  await vi.runAllTimersAsync();
  expect(over).toBe(true);
  vi.useRealTimers();
});

test.each([
  [undefined, ''],
  [{ turn: 1, query: 'a', kind: 'error' }, ''],
  [{ turn: 1, query: 'a', kind: 'nothing', suggestions: [] }, '0 results for “a”'],
  [{ turn: 1, query: 'a', kind: 'results', count: 1 }, '1 result for “a”'],
  [{ turn: 1, query: 'a', kind: 'results', count: 8 }, '8 results for “a”'],
] as const)('of %o a screen reader is told %j', (outcome, said) => {
  expect(announcement(outcome as SearchOutcome | undefined, TEXT.en.search)).toBe(said);
});
