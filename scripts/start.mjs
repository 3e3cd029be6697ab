/** `npm start`: installs missing dependencies, builds a preview of the site, and serves it. */
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './setup/ensureInstalled.mjs';

ensureInstalled();
for (const script of ['build', 'serve']) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, PREVIEW: 'on' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
