import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NAVIGATION_TIMING } from '../settings.ts';
import { LoadError, loadFailureOf, loadText } from './loadText.ts';

let server: Server;
let answer: RequestListener;
let url: string;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/file.json`;
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LoadError)) throw new Error(`Not a LoadError: ${error}`);
  expect(error.message).toContain(url);
  return error.reason;
};
const respond =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

/** Makes timeouts fire immediately, and returns their durations. */
function shortenDeadlines() {
  const { timeout } = AbortSignal;
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100));
}

test('a file comes as text', async () => {
  answer = respond(200, 'application/json', '{"a":1}');
  expect(await loadText(url)).toBe('{"a":1}');
});

test('a page comes as HTML only where HTML was asked for', async () => {
  answer = respond(200, 'text/html; charset=utf-8', '<p>');
  expect(await loadText(url, { html: true })).toBe('<p>');
  expect(await failure(loadText(url))).toBe('outdated');
});

test.each([
  [404, 'outdated'],
  [410, 'outdated'],
  [403, 'invalid'],
  [500, 'invalid'],
])('status %i means %s', async (status, reason) => {
  answer = respond(status, 'text/plain', 'sorry');
  expect(await failure(loadText(url))).toBe(reason);
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['never ends', (_, response) => void response.writeHead(200).write('half')],
])('a server that %s is given up', async (_, listener) => {
  answer = listener;
  const deadlines = shortenDeadlines();
  expect(await failure(loadText(url))).toBe('timeout');
  expect(deadlines).toHaveBeenCalledExactlyOnceWith(NAVIGATION_TIMING.loadDeadline);
});

test('a broken connection is distinguished from a missing one', async () => {
  answer = (request) => void request.socket.destroy();
  expect(await failure(loadText(url))).toBe('unreachable');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failure(loadText(url))).toBe('offline');
});

test('why a chunk could not be loaded is found out by asking the server', async () => {
  const chunkError = (type: string) =>
    Object.assign(new Error('Loading chunk 1 failed.'), {
      name: 'ChunkLoadError',
      type,
      request: url,
    });
  answer = respond(404, 'text/plain', 'gone');
  expect(await loadFailureOf(chunkError('error'))).toBe('outdated');
  expect(await loadFailureOf(chunkError('timeout'))).toBe('stalled');
  // The server has the file by now.
  answer = respond(200, 'text/javascript', '1');
  expect(await loadFailureOf(chunkError('error'))).toBe('unreachable');
  expect(await loadFailureOf(new Error('of the code'))).toBeUndefined();
});
