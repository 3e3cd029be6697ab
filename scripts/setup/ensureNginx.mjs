import { findCommand, installPackage } from './systemPackages.mjs';

/**
 * Returns the path of an nginx for the test of its configuration file, installed where need be.
 * Without one that test is left out and says so, except in CI, where it must run.
 */
export function ensureNginx() {
  const found = process.env.NGINX_PATH ?? findCommand('nginx');
  if (found) return found;
  installPackage('nginx-light');
  const installed = findCommand('nginx');
  if (!installed && process.env.CI) {
    console.error(
      'The test of the nginx configuration needs nginx, and it could not be installed here. ' +
        'Install nginx, or set NGINX_PATH to the one you have, and run this again.',
    );
    process.exit(1);
  }
  return installed;
}
