import type { Browser } from '@playwright/test';

/**
 * Measures the processor time, in seconds, that all processes of a browser have used since the last
 * call. Workers aren't counted instead: Chromium can list one whose process is gone.
 */
export async function meterCpu(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const total = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let last = await total();
  return async () => {
    const now = await total();
    const used = now - last;
    last = now;
    return used;
  };
}
