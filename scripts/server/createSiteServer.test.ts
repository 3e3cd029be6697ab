import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../../tests/e2e/support/writeFiles.ts';
import { createSiteServer } from './createSiteServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-server-'));
const servers = [
  createSiteServer({ directory: folder }),
  createSiteServer({ directory: folder, base: '/docs/' }),
  createSiteServer({ directory: folder, sendsHeaders: false }),
] as const;
const [root, docs, plain] = servers;

beforeAll(async () => {
  writeFiles(
    folder,
    Object.entries({
      _headers: '/*\n  X-Frame-Options: DENY\n/static/*\n  Cache-Control: immutable\n',
      'index.html': 'Home',
      '404.html': 'No such page',
      'guide/start.html': 'Start',
      'guide/start.md': '# Start',
      'guide/index.html': 'Guide',
      'static/index.1a2b.js': 'run();',
      'static/long.3c4d.js': 'run();'.repeat(500),
    }),
  );
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a literal path, which `fetch` would normalize. */
function get(server: (typeof servers)[number], target: string) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: target, agent: false };
      request(options, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

test.each([
  ['/', 'Home'],
  ['/guide/start', 'Start'],
  ['/guide/start.html', 'Start'],
  ['/guide/start/', 'Start'],
  ['/guide/start?a=1', 'Start'],
  ['/guide', 'Guide'],
  ['/guide/', 'Guide'],
])('%s is a page, with the headers of the build', async (target, body) => {
  const answer = await get(root, target);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
  expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
});

test.each([
  '/none',
  '/static/none.js',
  '/_headers',
  '/%5fheaders',
  '/..%2fpackage.json',
  '/../package.json',
  '/%',
])('%s is the not-found page, and not cached', async (target) => {
  const answer = await get(root, target);
  expect(answer).toMatchObject({ status: 404, body: 'No such page' });
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
});

test('a hashed file has its own caching rule, and Markdown its encoding', async () => {
  const script = await get(root, '/static/index.1a2b.js');
  expect(script.headers['cache-control']).toBe('immutable');
  for (const target of ['/guide/start.md', '/guide/start%2emd']) {
    const copy = await get(root, target);
    expect(copy.headers['content-type']).toBe('text/markdown; charset=utf-8');
  }
});

test('a site with a base path is only found below it', async () => {
  expect(await get(docs, '/docs/guide/start')).toMatchObject({ status: 200, body: 'Start' });
  expect(await get(docs, '/docs')).toMatchObject({ status: 301, headers: { location: '/docs/' } });
  expect(await get(docs, '/guide/start')).toMatchObject({ status: 404 });
});

test('a host without custom headers sends none', async () => {
  const { headers } = await get(plain, '/guide/start');
  expect(headers).not.toHaveProperty('x-frame-options');
});

test('text that is longer than a packet is compressed', async () => {
  const { port } = root.address() as AddressInfo;
  const encodingOf = async (file: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/static/${file}`);
    return [response.headers.get('content-encoding'), (await response.text()).length];
  };
  expect(await encodingOf('long.3c4d.js')).toEqual(['gzip', 3000]);
  expect(await encodingOf('index.1a2b.js')).toEqual([null, 6]);
});
