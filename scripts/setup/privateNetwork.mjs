import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureTools } from './systemPackages.mjs';

const ENTER = fileURLToPath(new URL('network/enter.sh', import.meta.url));

const TOOLS = [
  {
    name: 'unshare',
    purpose: 'the tests of the examples’ sandbox, which run in a private network',
    commands: ['unshare'],
    debianPackage: 'util-linux',
  },
  {
    name: 'ip',
    purpose: 'the tests of the examples’ sandbox, which run in a private network',
    commands: ['ip'],
    debianPackage: 'iproute2',
  },
];

/**
 * Returns the arguments of a command that runs another one in a Linux network namespace, in which
 * tests can observe all traffic. If namespaces aren't available, prints the reason; that's an error in
 * CI, otherwise returns undefined.
 */
export function ensurePrivateNetwork() {
  if (process.platform !== 'linux') return unavailable('they need Linux.');
  if (ensureTools(TOOLS).includes(undefined)) return undefined;
  // Without root, map the user to root in a new user namespace, if the system allows it.
  const asRoot = process.getuid() === 0 ? [] : ['--map-root-user'];
  const command = ['unshare', ...asRoot, '--net', '--mount', 'sh', ENTER];
  const [program, ...words] = command;
  const { status, stderr } = spawnSync(program, [...words, 'true'], { encoding: 'utf8' });
  if (status === 0) return command;
  return unavailable(
    `a network namespace could not be created (${stderr.trim()}). Run this as root, or allow ` +
      'unprivileged user namespaces (Ubuntu: kernel.apparmor_restrict_unprivileged_userns = 0).',
  );
}

function unavailable(why) {
  console.error(`The tests of the sandbox’s network access can’t run here: ${why}`);
  if (process.env.CI) process.exit(1);
  return undefined;
}
