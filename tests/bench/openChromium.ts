import { type Browser, chromium } from '@playwright/test';

/** The Chromium that `CHROMIUM_PATH` names, or Playwright's own. */
export function openChromium(env: NodeJS.ProcessEnv): Promise<Browser> {
  const executablePath = env.CHROMIUM_PATH;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}
