import { cpus } from 'node:os';
import { type Browser, chromium } from '@playwright/test';

/** Opens the Chromium in `CHROMIUM_PATH`, or Playwright's. */
export function openChromium(env: NodeJS.ProcessEnv): Promise<Browser> {
  const executablePath = env.CHROMIUM_PATH;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

/** A line with the machine and versions that figures were measured with. */
export function conditions(browser: Browser): string {
  const { node } = process.versions;
  return `${cpus().length} cores, Node ${node}, Chromium ${browser.version()}`;
}
