/**
 * Finds Chromium for the browser tests: an installed one, otherwise Playwright's, otherwise the
 * distribution's package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findTool, installDebianPackages } from './systemPackages.mjs';

const CHROMIUM = {
  name: 'Chromium',
  purpose: 'the browser tests',
  variable: 'CHROMIUM_PATH',
  commands: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  debianPackage: 'chromium',
};

/** Chromium without windows, with which browser tests take less time: decisions/headless-shell.md. */
const HEADLESS_SHELL = {
  name: 'Chromium’s headless shell',
  purpose: 'faster browser tests',
  variable: 'HEADLESS_SHELL_PATH',
  commands: ['chromium-headless-shell'],
  debianPackage: 'chromium-headless-shell',
};

/**
 * Sets CHROMIUM_PATH, and HEADLESS_SHELL_PATH if the headless shell is installed, too. If Chromium can't
 * be installed, exits with a message that says what to install.
 */
export async function ensureChromium() {
  process.env.CHROMIUM_PATH =
    findTool(CHROMIUM) ?? (await findDownload()) ?? (await download()) ?? installPackage();
  process.env.HEADLESS_SHELL_PATH = findTool(HEADLESS_SHELL) ?? '';
}

/** The path of the Chromium that Playwright has downloaded, if there's one. */
async function findDownload() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function download() {
  console.log('No Chromium found; installing Playwright’s…');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: 300_000,
  });
  return findDownload();
}

function installPackage() {
  installDebianPackages([CHROMIUM.debianPackage, HEADLESS_SHELL.debianPackage]);
  const path = findTool(CHROMIUM);
  if (path) return path;
  console.error(
    'The browser tests need Chromium, and it could not be installed here. Install Chromium or ' +
      'Google Chrome, or set CHROMIUM_PATH to the one you have, and run this again.',
  );
  return process.exit(1);
}
