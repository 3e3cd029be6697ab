/** `npm run addresses`: see its `--help`. */
import { fileURLToPath } from 'node:url';
import { addressesCommand } from '../checks/addresses/addressesCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = await addressesCommand(root, process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
