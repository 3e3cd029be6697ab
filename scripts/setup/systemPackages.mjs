import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of servers and network tools, which are often only on the PATH of administrators. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The path of a command; undefined if it isn't installed. */
export function findCommand(name) {
  return [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/**
 * A tool that isn't an npm package.
 *
 * @typedef {object} Tool
 * @property {string} name Display name.
 * @property {string} purpose What it's needed for; follows "for" in messages.
 * @property {string} variable Environment variable with its path.
 * @property {string[]} commands Names or absolute paths of its executable, in order of preference.
 * @property {string} debianPackage The Debian and Ubuntu package that contains it.
 */

/** @type {Tool} */
export const NGINX = {
  name: 'nginx',
  purpose: 'the test of its configuration file',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  debianPackage: 'nginx-light',
};

/**
 * Returns the path of a tool; undefined if it isn't installed. Exits if its variable is invalid.
 *
 * @param {Tool} tool
 */
export function findTool({ variable, commands }) {
  const configured = process.env[variable];
  if (configured) {
    if (existsSync(configured)) return configured;
    console.error(`${variable} is ${configured}, but there is no such file.`);
    process.exit(1);
  }
  return commands.map((name) => (existsSync(name) ? name : findCommand(name))).find(Boolean);
}

/**
 * Returns the paths of tools. Installs missing ones with `apt-get` if this process is root. Exits with
 * a message that says what to install if one is still missing.
 *
 * @param {Tool[]} tools
 */
export function ensureTools(tools) {
  const absent = tools.filter((tool) => !findTool(tool));
  if (absent.length > 0) installDebianPackages(absent.map(({ debianPackage }) => debianPackage));
  const missing = tools.filter((tool) => !findTool(tool));
  for (const { name, purpose, variable, debianPackage } of missing) {
    console.error(
      `${name} is missing, which is needed for ${purpose}. Install it (Debian, Ubuntu: the package ` +
        `${debianPackage}), or set ${variable} to the one you have, and run this again.`,
    );
  }
  if (missing.length > 0) process.exit(1);
  return tools.map(findTool);
}

/** Installs packages as root. Doesn't report failures: callers check whether the tools exist afterward. */
export function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) return;
  console.log(`Installing ${names.join(', ')}…`);
  const install = `apt-get update && apt-get install -y --no-install-recommends ${names.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', install], { stdio: 'inherit', env });
}
