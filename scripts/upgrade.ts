import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { publishedVersions } from '../checks/added-in/publishedVersions.ts';
import { findInstalledPackage } from '../checks/facts/installedPackage.ts';
import { readVersionFacts } from '../checks/upgrade/readVersionFacts.ts';
import { upgradeCommand } from '../checks/upgrade/upgradeCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Records that read all published versions, each by its own script. */
const RECORDS: Readonly<Record<string, string>> = {
  releases: './releases.ts',
};

const record = RECORDS[process.argv[2] ?? ''];
if (record) {
  process.argv.splice(2, 1);
  await import(record);
} else {
  process.exitCode = await upgradeCommand(process.argv.slice(2), {
    installed: () => findInstalledPackage(root).version,
    versions: (name) => publishedVersions(name),
    readFacts: () => readVersionFacts(root),
    run,
    print: (line) => console.log(line),
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
