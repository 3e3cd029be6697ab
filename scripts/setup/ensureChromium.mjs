/**
 * Finds a Chromium for the browser tests, or installs one: one that is on the machine, else
 * Playwright's own, else the distribution's package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findCommand, installPackage } from './systemPackages.mjs';

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
/** Returns the path of a Chromium; exits with what to install where none can be had. */
export async function ensureChromium() {
  const found = (await installedChromium()) ?? (await downloaded()) ?? packaged();
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

function packaged() {
  installPackage('chromium');
  return COMMANDS.map(findCommand).find(Boolean);
}
