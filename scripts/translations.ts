import { fileURLToPath } from 'node:url';
import { translationsCommand } from '../checks/translations/translationsCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const today = new Date().toISOString().slice(0, 10);

process.exitCode = await translationsCommand(root, process.argv.slice(2), today, {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
