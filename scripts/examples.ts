import { realpathSync } from 'node:fs';
import path from 'node:path';
import { examplesCommand } from '../checks/examples/examplesCommand.ts';

// Symbolic links are resolved, as in Rstest's output, in which this path is replaced for comparison.
const root = realpathSync(path.join(import.meta.dirname, '..'));
// Exit normally on signals, so that child processes are stopped as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

process.exitCode = await examplesCommand(root, process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
