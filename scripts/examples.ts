import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { examplesCommand } from '../plugins/examples/examplesCommand.ts';

// Real: Rstest prints the path without links, and it is taken out of what is compared.
const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
// So that what it started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

process.exitCode = await examplesCommand(root, process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
