import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE, type ServedSite, serveTestSite, writeSite } from './servedSite.ts';

let served: ServedSite;
const send = (...request: Parameters<ServedSite['send']>) => served.send(...request);

beforeAll(async () => {
  served = await serveTestSite();
});

afterAll(() => served.close());

describe('paths', () => {
  test.each([
    ['/', 'Home'],
    ['/guide/start', PAGE],
    ['/guide/start.html', PAGE],
    ['/guide/start/', PAGE],
    ['/guide/start?a=1', PAGE],
    ['/guide', 'Guide'],
    ['/guide/', 'Guide'],
    ['http://localhost/guide/start', PAGE],
    ['/guide%2Fstart', PAGE],
  ])('%s is found', async (target, body) => {
    const answer = await send(target);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    '/none',
    '/static/js/none.js',
    '/_headers',
    '/%E0%A4%A',
    '/%00',
    `/${'a'.repeat(5000)}`,
    '/../package.json',
    '/guide/..%2f..%2fpackage.json',
    '/guide/..%5c..%5cpackage.json',
    '//evil.example/%2e%2e',
    '*',
  ])('%s is not found, with the not-found page, and not for long', async (target) => {
    const answer = await send(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('No such page');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('a hashed file is cached for a year, and a page is revalidated', async () => {
    const script = await send('/static/js/index.1a2b.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await send('/guide/start')).headers['cache-control']).toBe('no-cache');
  });

  test('only GET and HEAD are allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const answer = await send('/guide/start', [], method);
      expect(answer.status, method).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  test('HEAD has the headers of GET, and no body', async () => {
    const accept = ['Accept-Encoding: br'];
    const get = await send('/guide/start', accept);
    const head = await send('/guide/start', accept, 'HEAD');
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(head.body).toHaveLength(0);
    expect((await send('/notes.txt', ['Range: bytes=0-1'], 'HEAD')).status).toBe(200);
  });
});

describe('content codings', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['', undefined],
    ['deflate', undefined],
    ['BR', 'br'],
  ])('Accept-Encoding: %s gets %s', async (accepted, coding) => {
    const { status, headers, body } = await send('/guide/start', [`Accept-Encoding: ${accepted}`]);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('accept-encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''];
    expect((decode?.(body) ?? body).toString()).toBe(PAGE);
  });

  test.each(['identity;q=0', '*;q=0', 'deflate, identity;q=0'])(
    'nothing is acceptable to %s',
    async (accepted) => {
      expect((await send('/guide/start', [`Accept-Encoding: ${accepted}`])).status).toBe(406);
    },
  );

  test('small files and images are sent uncompressed, unless that is not accepted', async () => {
    for (const target of ['/notes.txt', '/icon.png']) {
      const plain = await send(target, ['Accept-Encoding: br, gzip']);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const refused = await send(target, ['Accept-Encoding: gzip, identity;q=0']);
      expect(refused.headers['content-encoding']).toBe('gzip');
    }
  });

  test('each coding has its own entity tag', async () => {
    const accepted = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(
      accepted.map((coding) => send('/guide/start', [`Accept-Encoding: ${coding}`])),
    );
    const tags = answers.map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });
});

describe('a rebuild', () => {
  test('is served completely as soon as it exists', async () => {
    const { root, server } = served;
    const site = path.join(root, 'site');
    const built = path.join(root, 'next');
    const before = path.join(root, 'before');
    for (const name of ['one', 'two', 'three']) {
      writeSite(built, { 'index.html': name, '404.html': '', 'guide/start.html': PAGE + name });
      const known = (await send('/')).body.toString();
      renameSync(site, before);
      const answers = [send('/'), send('/guide/start'), send('/guide/start')];
      await once(server, 'request');
      renameSync(built, site);
      rmSync(before, { recursive: true });
      for (const { status } of await Promise.all(answers)) expect(status, known).toBe(200);
      expect((await send('/')).body.toString()).toBe(name);
      expect((await send('/guide/start')).body.toString()).toBe(PAGE + name);
      expect((await send('/static/js/index.1a2b.js')).status).toBe(404);
    }
  });

  test('that fails is reported in the response', async () => {
    rmSync(path.join(served.root, 'site'), { recursive: true });
    const { status, body } = await send('/');
    expect(status).toBe(500);
    expect(body.toString()).toContain('no longer exists; run `npm run build`');
  });
});
