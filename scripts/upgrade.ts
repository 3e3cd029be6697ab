import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findInstalledPackage } from '../checks/facts/installedPackage.ts';
import { publishedVersions } from '../checks/releases/publishedVersions.ts';
import { releasesCommand } from '../checks/releases/releasesCommand.ts';
import { upgradeCommand } from '../checks/upgrade/upgradeCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const print = (line: string) => console.log(line);
const [first, ...args] = process.argv.slice(2);

if (first === 'releases') {
  await releasesCommand(root, args, print);
} else {
  process.exitCode = await upgradeCommand(process.argv.slice(2), {
    installed: () => findInstalledPackage(root).version,
    versions: (name) => publishedVersions(name),
    run,
    print,
    printError: (line) => console.error(line),
  });
}

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
