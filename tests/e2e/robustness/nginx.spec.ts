import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { findTool, NGINX } from '../../../scripts/setup/systemPackages.mjs';
import { TEXT } from '../../../theme/i18n/text.ts';

/** nginx with the documented configuration. */

const NGINX_PATH = findTool(NGINX);
const SITE = fileURLToPath(new URL('../../../doc_build', import.meta.url));
const DOCUMENT = new URL('../../../CONTRIBUTING.md', import.meta.url);

const test = base.extend<object, { nginx: string }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const { origin, stop } = await startNginx(NGINX_PATH ?? '');
      await use(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
});

test.skip(!NGINX_PATH, 'nginx is not installed here; NGINX_PATH names one');

test('nginx answers clean addresses in both languages, with the policy and its headers', async ({
  nginx,
}) => {
  for (const path of ['/', '/zh/', '/config/test/bail', '/zh/guide/start/', '/guide/start']) {
    const response = await fetch(`${nginx}${path}`);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'$/,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});

test('nginx lets other sites show the share images, and nothing else', async ({ nginx }) => {
  const policyOf = async (path: string) =>
    (await fetch(nginx + path)).headers.get('cross-origin-resource-policy');
  expect(await policyOf('/share/guide/start/index.png')).toBeNull();
  for (const path of ['/icon.svg', '/run/frame.html', '/search/en.json']) {
    expect(await policyOf(path), path).toBe('same-origin');
  }
});

test('nginx caches hashed files forever, revalidates pages, and compresses both', async ({
  nginx,
}) => {
  const page = await fetch(`${nginx}/config/test/bail`);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  const script = /\/static\/js\/index\.\w+\.js/.exec(await page.text())?.[0];
  const file = await fetch(`${nginx}${script}`);
  expect(file.status).toBe(200);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-encoding')).toBe('gzip');
  // Only documents have a policy.
  expect(file.headers.get('content-security-policy')).toBeNull();
  expect(file.headers.get('permissions-policy')).toBeNull();
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  const etag = page.headers.get('etag') ?? '';
  const again = await fetch(`${nginx}/config/test/bail`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const markdown = await fetch(`${nginx}/config/test/bail.md`);
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
});

test('nginx gives the worker of the search its own policy, and lets the site alone show the frame of the examples', async ({
  nginx,
}) => {
  const worker = readdirSync(`${SITE}/static/js/worker`).find((name) => name.endsWith('.js'));
  const script = await fetch(`${nginx}/static/js/worker/${worker}`);
  expect(script.status).toBe(200);
  expect(script.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  );
  expect(script.headers.get('cache-control')).toContain('immutable');
  const frame = await fetch(`${nginx}/run/frame.html`);
  expect(frame.status).toBe(200);
  expect(frame.headers.get('content-security-policy')).toBe(
    "sandbox allow-scripts; frame-ancestors 'self'",
  );
  expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(frame.headers.get('cache-control')).toBe('no-cache');
});

test('nginx redirects moved pages with the query, and their Markdown copies', async ({ nginx }) => {
  for (const [from, to] of [
    ['/zh/config/test/clear-mocks?a=1', '/zh/config/test/clearMocks?a=1'],
    ['/api/runtime-api/', '/api/'],
    ['/guide/advanced/metadata?a=1', '/api/test-api/test?a=1#meta'],
    ['/guide/debug/debugging.md', '/guide/advanced/debugging.md'],
    ['/config/test/bail/', '/config/test/bail'],
  ] as const) {
    const response = await fetch(`${nginx}${from}`, { redirect: 'manual' });
    expect(response.status, from).toBe(301);
    expect(response.headers.get('location'), from).toBe(to);
    expect(response.headers.get('content-security-policy'), from).not.toBeNull();
    const arrived = await fetch(`${nginx}${from}`);
    expect(arrived.status, from).toBe(200);
  }
});

test('nginx answers an unknown address with the not-found page and status 404', async ({
  nginx,
}) => {
  for (const path of ['/none', '/zh/none', '/static/js/none.js', '/_headers', '/_nginx.conf']) {
    const response = await fetch(`${nginx}${path}`);
    expect(response.status, path).toBe(404);
    expect(await response.text()).toContain(TEXT.en.notFoundTitle);
    expect(response.headers.get('content-security-policy')).not.toBeNull();
    expect(response.headers.get('cache-control'), path).toBe('no-cache');
  }
});

/** Starts nginx on loopback to serve a built site, configured as in the documentation. */
async function startNginx(nginx: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration({ folder, server: await documentedServer(port) }));
  const child = spawn(nginx, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin, child);
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** The documented `server` block, with this port and folder. */
async function documentedServer(port: number): Promise<string> {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(await readFile(DOCUMENT, 'utf8')) ?? [];
  if (block === undefined) throw new Error(`${DOCUMENT.pathname} has no nginx configuration.`);
  return block
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/www/doc_build', SITE);
}

function configuration({ folder, server }: { folder: string; server: string }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr;
events { }
http {
  access_log off;
  ${temporary}
  include /etc/nginx/mime.types;
  ${server}
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Resolves when it responds; rejects with nginx's output if it exits. */
async function answers(origin: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  while (child.exitCode === null) {
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  throw new Error(`nginx ended with ${child.exitCode}: ${said}`);
}
