/**
 * `npm run serve [folder]`: serves the built site at http://localhost:4173. `PORT` and `HOST` change the
 * address; without `HOST`, the site is reachable only from this machine.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT_FOLDER } from '../content/files.ts';
import { createSiteServer } from './server/createSiteServer.ts';

const { PORT = '4173', HOST = '127.0.0.1' } = process.env;
const [directory = OUTPUT_FOLDER] = process.argv.slice(2);

if (existsSync(join(directory, 'index.html'))) {
  const server = createSiteServer({ directory });
  server.once('error', (error: NodeJS.ErrnoException) => {
    const isUsed = error.code === 'EADDRINUSE';
    console.error(isUsed ? `Port ${PORT} is in use; set PORT to another one.` : error.message);
    process.exitCode = 1;
  });
  server.listen(Number(PORT), HOST, () => {
    const name = process.env.HOST ?? 'localhost';
    console.log(`The site is at http://${name}:${PORT}`);
  });
} else {
  console.error(`${directory}/index.html is missing; run \`npm run build\` first.`);
  process.exitCode = 1;
}
