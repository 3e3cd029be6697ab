/**
 * Finds a Chromium for the browser tests, or installs one: one that is on the machine, else
 * Playwright's own, else the distribution's package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Package managers by the command that proves them, and how each installs Chromium. */
const PACKAGE_MANAGERS = [
  ['apt-get', 'apt-get update && apt-get install -y chromium'],
  ['dnf', 'dnf install -y chromium'],
  ['apk', 'apk add chromium'],
  ['pacman', 'pacman -S --noconfirm chromium'],
];

/** Returns the path of a Chromium; exits with what to install where none can be had. */
export async function ensureChromium() {
  const found = (await installedChromium()) ?? (await downloaded()) ?? (await packaged());
  if (found) return found;
  console.error(
    'The browser tests need Chromium, and it could not be installed here. Install Chromium or ' +
      'Google Chrome, or set CHROMIUM_PATH to the one you have, and run this again.',
  );
  return process.exit(1);
}

async function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
    process.exit(1);
  }
  const onPath = COMMANDS.map(findCommand).find(Boolean);
  const onMac = MAC_APPS.find((path) => existsSync(path));
  return onPath ?? onMac ?? (await playwrightsOwn());
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloaded() {
  console.log('No Chromium found; asking Playwright for its own…');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: 300_000,
  });
  return playwrightsOwn();
}

async function packaged() {
  const [, install] = PACKAGE_MANAGERS.find(([command]) => findCommand(command)) ?? [];
  if (!install) return undefined;
  console.log(`Installing the distribution's Chromium: ${install}`);
  const root = process.getuid?.() === 0;
  const command = root ? ['sh', '-c', install] : ['sudo', '-n', 'sh', '-c', install];
  spawnSync(command[0], command.slice(1), { stdio: 'inherit' });
  return COMMANDS.map(findCommand).find(Boolean);
}

function findCommand(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
