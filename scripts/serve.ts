/** `npm run serve [folder]`: serves the built site at http://localhost:4173 or the next free port. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from './server/createSiteServer.ts';
import { listenOnFreePort } from './server/listenOnFreePort.ts';

const PORT = Number(process.env.PORT ?? 4173);
const directory = process.argv[2] ?? 'doc_build';

if (!existsSync(join(directory, 'index.html'))) {
  console.error(`${directory}/index.html is missing; run \`npm run build\` first.`);
  process.exit(1);
}

const port = await listenOnFreePort(createSiteServer({ directory }), PORT);
if (port !== PORT) console.log(`Port ${PORT} is in use, so this is the next free one.`);
console.log(`The site is at http://localhost:${port}`);
