/**
 * `node scripts/dev.mjs [--port 3000] [--host ADDRESS]`: serves the pages, and updates them when they're
 * saved. decisions/build-command.md explains why this is neither TypeScript nor Rspress' own command.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { dev } from '@rspress/core';
import { tsImport } from 'tsx/esm/api';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });

let server;

async function start() {
  const file = path.resolve('rspress.config.ts');
  const { default: config } = await tsImport(pathToFileURL(file).href, import.meta.url);
  const root = path.resolve(config.root ?? 'docs');
  server = await dev({
    docDirectory: root,
    config: { ...config, root },
    configFilePath: file,
    extraBuilderConfig: { server: { ...values } },
    restart,
  });
}

/** Called by Rspress when a page is added or deleted. Resolves to whether the server is running again. */
async function restart() {
  try {
    await start();
    return true;
  } catch (error) {
    console.error(error.stack ?? error);
    return false;
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    Promise.resolve(server?.close()).finally(() => process.exit(0));
  });
}

process.env.NODE_ENV = 'development';
console.log('Starting…');
await start();
