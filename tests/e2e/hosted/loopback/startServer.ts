import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request and its host. */
export interface Asked {
  host: string;
  method: string;
  path: string;
  parameters: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
  body: any;
}

/** `hang` never answers; `refuse` closes the connection. */
export type Reply =
  | 'hang'
  | 'refuse'
  | {
      status?: number;
      json?: unknown;
      text?: string;
      headers?: Record<string, string>;
      after?: number;
    };

export interface LoopbackServer {
  port: number;
  close: () => Promise<void>;
}

/** The intended host of a request, because one server replaces several. */
export const HOST_HEADER = 'x-asked-host';

/** A local server with configurable responses. */
export async function startServer(answer: (asked: Asked) => Reply): Promise<LoopbackServer> {
  const server = createServer(async (request, response) => {
    const asked = await readRequest(request);
    send(request.method === 'OPTIONS' ? { json: {} } : answer(asked), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '/', 'http://loopback');
  return {
    host: String(request.headers[HOST_HEADER] ?? request.headers.host),
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    parameters: url.searchParams,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function send(reply: Reply, response: ServerResponse): void {
  if (reply === 'hang') return;
  if (reply === 'refuse') {
    response.destroy();
    return;
  }
  const { status = 200, json, text = JSON.stringify(json), headers, after = 0 } = reply;
  setTimeout(() => {
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
      ...headers,
    });
    response.end(text);
  }, after);
}
