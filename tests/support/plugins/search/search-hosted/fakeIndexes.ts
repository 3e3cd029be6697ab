import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the client has made. */
interface Asked {
  method: string;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
  body: any;
}

interface Reply {
  status?: number;
  json: unknown;
}

type Stored = Record<string, unknown> & { objectID: string };

interface StoredIndex {
  records: Map<string, Stored>;
  settings: object;
  synonyms: object;
}

interface WriteBody {
  requests?: { action: string; body: Stored }[];
  operation?: 'copy' | 'move';
  destination?: string;
}

/** A local server with the indexes of a fake application. */
export class FakeIndexes {
  readonly asked: Asked[] = [];
  readonly indexes = new Map<string, StoredIndex>();
  /** Overrides a response if it returns something. */
  fail: (asked: Asked) => Reply | undefined = () => undefined;
  private readonly server: Server = createServer(async (request, response) => {
    const { status = 200, json } = this.reply(await askedBy(request));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(json));
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The hosts for Algolia's client. */
  get options() {
    const url = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return { hosts: [{ url, accept: 'readWrite' as const, protocol: 'http' as const }] };
  }

  /** The writing requests. */
  writes(): string[] {
    return this.asked
      .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/browse'))
      .map(({ method, path }) => `${method} ${path}`);
  }

  private reply(asked: Asked): Reply {
    this.asked.push(asked);
    const failure = this.fail(asked);
    if (failure) return failure;
    const [, name = '', what = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(asked.path) ?? [];
    const index = this.indexes.get(name);
    const reads = asked.method === 'GET' || what === 'browse';
    if (reads && what.startsWith('task/')) return { json: { status: 'published' } };
    if (what === 'operation') return this.operate(name, asked.body);
    if (!reads) return this.write(this.made(name), what, asked.body);
    if (!index) return { status: 404, json: { message: `Index ${name} does not exist` } };
    return { json: what === 'settings' ? index.settings : { hits: [...index.records.values()] } };
  }

  private made(name: string): StoredIndex {
    const index = this.indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [] };
    this.indexes.set(name, index);
    return index;
  }

  /** Copies settings and synonyms, or moves the whole index. */
  private operate(name: string, { operation, destination = '' }: WriteBody): Reply {
    const index = this.made(name);
    const { records } = operation === 'move' ? index : this.made(destination);
    this.indexes.set(destination, { ...index, records });
    if (operation === 'move') this.indexes.delete(name);
    return { json: { taskID: 1 } };
  }

  private write(index: StoredIndex, what: string, body: WriteBody): Reply {
    if (what === 'settings') index.settings = body;
    if (what === 'synonyms/batch') index.synonyms = body;
    if (what === 'batch') {
      for (const { action, body: record } of body.requests ?? []) {
        if (action === 'deleteObject') index.records.delete(record.objectID);
        else index.records.set(record.objectID, record);
      }
    }
    return { json: { taskID: 1, objectIDs: [] } };
  }
}

async function askedBy(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { pathname } = new URL(request.url ?? '/', 'http://loopback');
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    body: text === '' ? undefined : JSON.parse(text),
  };
}
