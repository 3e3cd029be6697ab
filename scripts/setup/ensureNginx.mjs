import { ensureTools } from './systemPackages.mjs';

const NGINX = {
  name: 'nginx',
  purpose: 'the test of its configuration file',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  debianPackage: 'nginx-light',
};

/** Sets NGINX_PATH, and installs nginx if necessary. Exits with a message if it's still missing. */
export function ensureNginx() {
  const [path] = ensureTools([NGINX]);
  process.env.NGINX_PATH = path;
}
