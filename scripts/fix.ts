import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fixCommand } from '../checks/fix/fixCommand.ts';

// Symbolic links are resolved, as in Rstest's output, in which this path is replaced for comparison.
const root = realpathSync(path.join(import.meta.dirname, '..'));

// Exit normally on signals, so that child processes are stopped as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

process.exitCode = await fixCommand(root, process.argv.slice(2), {
  today: new Date().toISOString().slice(0, 10),
  format: async () => {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { status } = spawnSync(process.execPath, [biome, 'check', '--write'], {
      cwd: root,
      stdio: 'inherit',
    });
    return status ?? 1;
  },
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
