import { ensureTools } from './systemPackages.mjs';

const NGINX = {
  name: 'nginx',
  purpose: 'the test of its configuration file',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  debianPackage: 'nginx-light',
};

/**
 * Sets NGINX_PATH for the test of the nginx configuration, and installs nginx if necessary. Without
 * nginx, that test is skipped with a message, except in CI, where it must run.
 */
export function ensureNginx() {
  const [path] = ensureTools([NGINX]);
  process.env.NGINX_PATH = path ?? '';
}
