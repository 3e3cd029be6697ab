/**
 * `npm run upgrade -- releases`: compares all published versions of the documented package and writes
 * docs/releases.json; with `--write`, also the tables of the pages in docs/{en,zh}/releases. Needs the
 * npm registry; takes a few minutes.
 */
import { fileURLToPath } from 'node:url';
import { releasesCommand } from '../checks/releases/releasesCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await releasesCommand(root, process.argv.slice(2), (line) => console.log(line));
