import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type HeaderRule, headersFor, parseHeaderRules } from './headerRules.ts';

export interface SiteServerOptions {
  /** The folder that the build wrote. */
  directory: string;
  /** Where the site is mounted; begins and ends with a slash. */
  base?: string;
  /** Addresses that aren't answered, though there are files: of our own build, those for hosts. */
  hidden?: RegExp;
}

/** Files for the host, and hidden ones, are no part of the site. */
const HIDDEN = /\/[_.]/;

/**
 * Serves a built site as a static host does: clean addresses, the headers of its `_headers` file,
 * and the not-found page with its status.
 */
export function createSiteServer({
  directory,
  base = '/',
  hidden = HIDDEN,
}: SiteServerOptions): Server {
  const notFound = readFileSync(join(directory, '404.html'));
  const rules = readRules(directory);
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, path) {
      if (path.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8');
    },
  });
  return createServer((request, response) => {
    const url = request.url ?? '/';
    const path = decodedPath(url);
    // What hosts say of a file when its headers don't.
    response.setHeader('cache-control', 'no-cache');
    response.setHeaders(headersFor(rules, path ?? '/'));
    const answerNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFound);
    };
    if (`${path}/` === base) {
      response.writeHead(301, { location: base });
      response.end();
      return;
    }
    if (!path?.startsWith(base) || hidden.test(path)) return answerNotFound();
    request.url = `/${url.slice(base.length)}`;
    serve(request, response, answerNotFound);
  });
}

function readRules(directory: string): HeaderRule[] {
  const file = join(directory, '_headers');
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
}

/** Nothing for broken percent-encoding: that is no page, and sirv would throw. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? url);
  } catch {
    return undefined;
  }
}
