/**
 * `npm run serve [folder]`: serves the built site at http://localhost:4173 or the next free port.
 * `PORT` and `HOST` change that; without `HOST`, it's only reachable from this machine.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT_FOLDER } from '../content/files.ts';
import { createSiteServer } from './server/createSiteServer.ts';
import { LOOPBACK, listenOnFreePort } from './server/listenOnFreePort.ts';

const { PORT = '4173', HOST = LOOPBACK } = process.env;

async function main(directory = OUTPUT_FOLDER): Promise<void> {
  const wanted = Number(PORT);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(PORT)}; expected a number from 1 to 65535.`);
  }
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`${directory}/index.html is missing; run \`npm run build\` first.`);
  }
  const port = await listenOnFreePort(createSiteServer({ directory }), wanted, HOST);
  if (port !== wanted) console.log(`Port ${wanted} is in use; using the next free one.`);
  console.log(`The site is at http://${HOST === LOOPBACK ? 'localhost' : HOST}:${port}`);
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
