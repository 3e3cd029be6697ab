import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import type { Lighthouse } from './pages/lighthouse.ts';

/** A line with the machine and versions that figures were measured with. */
export function conditions(browser: Browser, lighthouse: Lighthouse | undefined): string {
  return [
    `${cpus().length} cores`,
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
    lighthouse ? `Lighthouse ${lighthouse.version}` : 'no Lighthouse (see the README)',
  ].join(', ');
}
