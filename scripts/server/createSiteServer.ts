import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type FileResponse, fileResponse } from './fileResponse.ts';
import { headersFor, parseHeaderRules } from './headerRules.ts';
import { requestPath } from './requestPath.ts';
import { openSiteFiles, type SiteFiles } from './siteFiles.ts';

export interface SiteServerOptions {
  /** The output folder of the build. */
  directory: string;
  /** The site's base path; starts and ends with a slash. */
  base?: string;
  /** Paths of files that aren't served; by default, configuration files for hosts and hidden files. */
  hidden?: RegExp;
}

/** Configuration files for hosts and hidden files aren't part of the site. */
const HIDDEN = /\/[_.]/;
/** The default of hosts for files without a rule. */
const REVALIDATE = { 'cache-control': 'no-cache' };

/**
 * Serves a built site like a static host: clean URLs, the headers in its `_headers` file, and the
 * not-found page with status 404. Reads the folder at the time of each request.
 */
export function createSiteServer({
  directory,
  base = '/',
  hidden = HIDDEN,
}: SiteServerOptions): Server {
  const files = openSiteFiles(directory);

  const find = (pathname = '') =>
    pathname.startsWith(base) && !hidden.test(pathname)
      ? files.find(`/${pathname.slice(base.length)}`)
      : undefined;

  const answer = async (request: IncomingMessage): Promise<FileResponse> => {
    const { method = '', url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return { status: 405, headers: { allow: 'GET, HEAD' } };
    }
    const pathname = requestPath(url);
    if (`${pathname}/` === base) return { status: 301, headers: { location: base } };
    const ruled = await headersOf(files, pathname);
    const file = await find(pathname);
    const response = file
      ? await fileResponse(method, headers, file)
      : await notFound(files, headers['accept-encoding']);
    // The rules only depend on the path, but errors must not be cached for a year.
    const cache = response.status < 400 ? {} : REVALIDATE;
    return { ...response, headers: { ...REVALIDATE, ...ruled, ...response.headers, ...cache } };
  };

  return createServer(async (request, response) => {
    const { status, headers, body } = await answer(request).catch(failure);
    response.writeHead(status, {
      ...headers,
      ...(status !== 304 && { 'content-length': body?.length ?? 0 }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

async function headersOf(files: SiteFiles, pathname = '/'): Promise<Record<string, string>> {
  const file = await files.find('/_headers');
  const rules = parseHeaderRules(file?.content.toString() ?? '');
  return Object.fromEntries(headersFor(rules, pathname));
}

async function notFound(files: SiteFiles, accepted: string | undefined): Promise<FileResponse> {
  const page = await files.find('/404.html');
  if (!page) return { status: 404, headers: {} };
  const response = await fileResponse('GET', { 'accept-encoding': accepted }, page);
  return { ...response, status: 404 };
}

function failure(error: Error): FileResponse {
  console.error(error.message);
  return {
    status: 500,
    headers: { ...REVALIDATE, 'content-type': 'text/plain; charset=utf-8' },
    body: Buffer.from(error.message),
  };
}
