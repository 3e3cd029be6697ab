import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Package managers by the command that proves them, and how each installs a package. */
const PACKAGE_MANAGERS = [
  ['apt-get', (name) => `apt-get update && apt-get install -y --no-install-recommends ${name}`],
  ['dnf', (name) => `dnf install -y ${name}`],
  ['apk', (name) => `apk add ${name}`],
  ['pacman', (name) => `pacman -S --noconfirm ${name}`],
];

/** Where servers stand that only administrators have on their path. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a command; nothing where it isn't installed. */
export function findCommand(name) {
  return [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Installs the distribution's package, if there is a way to; whether it worked shows afterwards. */
export function installPackage(name) {
  const [, install] = PACKAGE_MANAGERS.find(([command]) => findCommand(command)) ?? [];
  if (!install) return;
  console.log(`Installing the distribution's package: ${install(name)}`);
  const root = process.getuid?.() === 0;
  const command = root ? ['sh', '-c', install(name)] : ['sudo', '-n', 'sh', '-c', install(name)];
  spawnSync(command[0], command.slice(1), { stdio: 'inherit' });
}
