import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { headersFor, parseHeaderRules } from './headerRules.ts';

export interface SiteServerOptions {
  /** The output folder of the build. */
  directory: string;
  /** The site's base path; starts and ends with a slash. */
  base?: string;
  /** Paths of files that aren't served; by default, configuration files for hosts and hidden files. */
  hidden?: RegExp;
  /** Whether to send the headers in the build's `_headers` file; some hosts don't. */
  sendsHeaders?: boolean;
}

const HIDDEN = /\/[_.]/;
/** Files that need a `charset`, because browsers would guess their encoding. */
const PLAIN_TEXT = /\.(md|txt)$/;

/**
 * Serves a built site like a static host: clean URLs, the headers in its `_headers` file, and the
 * not-found page with status 404. Each request reads the file anew, so the site can be rebuilt meanwhile.
 */
export function createSiteServer({
  directory,
  base = '/',
  hidden = HIDDEN,
  sendsHeaders = true,
}: SiteServerOptions): Server {
  const serveFile = sirv(directory, { dev: true, etag: true });
  const compress = compression();
  const textOf = (file: string) => {
    const filePath = path.join(directory, file);
    return existsSync(filePath) ? readFileSync(filePath, 'utf8') : '';
  };

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request;
    const pathname = pathOf(url);
    if (`${pathname}/` === base) {
      response.writeHead(301, { location: base }).end();
      return;
    }
    response.setHeader('cache-control', 'no-cache');
    const rules = sendsHeaders ? parseHeaderRules(textOf('_headers')) : [];
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    const [, type] = PLAIN_TEXT.exec(pathname) ?? [];
    if (type) {
      response.setHeader(
        'content-type',
        `text/${type === 'md' ? 'markdown' : 'plain'}; charset=utf-8`,
      );
    }
    if (!url.startsWith(base) || hidden.test(pathname)) {
      sendNotFound(response, textOf('404.html'));
      return;
    }
    request.url = url.slice(base.length - 1);
    serveFile(request, response, () => sendNotFound(response, textOf('404.html')));
  };

  return createServer((request, response) => {
    compress(request, response, () => respond(request, response));
  });
}

/** The path of a URL, decoded as `sirv` does, so that the rules for a file hold however its name is written. */
function pathOf(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function sendNotFound(response: ServerResponse, page: string): void {
  response
    // Replaces the header of a rule for the path, by which the error would be cached for a year.
    .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    .end(page);
}
