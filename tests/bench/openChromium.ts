import { cpus } from 'node:os';
import { type Browser, chromium } from '@playwright/test';

/** Opens the Chromium in `CHROMIUM_PATH`, or Playwright's. */
export function openChromium(env: NodeJS.ProcessEnv): Promise<Browser> {
  return chromium.launch({ executablePath: env.CHROMIUM_PATH || undefined });
}

/** A line with the machine and versions that figures were measured with. */
export function conditions(browser: Browser): string {
  const { node } = process.versions;
  return `${cpus().length} cores, Node ${node}, Chromium ${browser.version()}`;
}
