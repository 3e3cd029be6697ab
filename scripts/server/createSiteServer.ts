import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

export interface SiteServerOptions {
  /** The folder that the build wrote. */
  directory: string;
  /** Where the site is mounted; begins and ends with a slash. */
  base?: string;
}

const YEAR = 31_536_000;

/**
 * Serves a built site as a static host does: clean addresses, hashed files for ever, and the
 * not-found page with its status.
 */
export function createSiteServer({ directory, base = '/' }: SiteServerOptions): Server {
  const notFound = readFileSync(join(directory, '404.html'));
  const serve = sirv(directory, {
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      const hashed = path.startsWith('/static/');
      response.setHeader('cache-control', hashed ? `max-age=${YEAR}, immutable` : 'no-cache');
      if (path.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8');
    },
  });
  return createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFound);
    };
    const url = request.url ?? '/';
    if (!url.startsWith(base) || !isDecodable(url)) return answerNotFound();
    request.url = `/${url.slice(base.length)}`;
    serve(request, response, answerNotFound);
  });
}

/** An address with broken percent-encoding is no page; sirv would answer it with an exception. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
