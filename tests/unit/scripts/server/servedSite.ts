import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../../../scripts/server/createSiteServer.ts';

export const PAGE = '<!doctype html><title>Start</title>'.padEnd(3000, 'text ');
const HEADERS = `/*
  X-Content-Type-Options: nosniff
/static/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Writes files into a folder, which is created. */
export function writeSite(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** A served site in a temporary folder. */
export interface ServedSite {
  readonly server: Server;
  /** A folder for the test, with the site in the subfolder `site`. */
  readonly root: string;
  /** Sends a raw request, which `fetch` would normalize. */
  readonly send: (target: string, headers?: readonly string[], method?: string) => Promise<Answer>;
  readonly close: () => void;
}

export async function serveTestSite(): Promise<ServedSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'site-server-'));
  const site = path.join(root, 'site');
  writeSite(site, {
    _headers: HEADERS,
    'index.html': 'Home',
    '404.html': 'No such page',
    'guide/start.html': PAGE,
    'guide/index.html': 'Guide',
    'static/js/index.1a2b.js': 'run();'.padEnd(2000, ' '),
    'notes.txt': '0123456789',
    'icon.png': 'not really a picture',
  });
  const server = createSiteServer({ directory: site });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    root,
    send: (target, headers = [], method = 'GET') => send(port, target, headers, method),
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true });
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function send(
  port: number,
  target: string,
  headers: readonly string[],
  method: string,
): Promise<Answer> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...headers,
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
    socket.on('end', () => resolve(parse(Buffer.concat(chunks))));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: bytes.subarray(end + 4),
  };
}
