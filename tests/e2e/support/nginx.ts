import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

const DOCUMENT = new URL('../../../CONTRIBUTING.md', import.meta.url);

/** Starts nginx on loopback to serve a built site, configured as in the documentation. */
export async function startNginx(nginx: string, site: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration({ folder, server: await documentedServer(port, site) }));
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
async function documentedServer(port: number, site: string): Promise<string> {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(await readFile(DOCUMENT, 'utf8')) ?? [];
  if (block === undefined) throw new Error(`${DOCUMENT.pathname} has no nginx configuration.`);
  return block
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/www/doc_build', site);
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
