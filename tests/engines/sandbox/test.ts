import { test as base } from '../support/test.ts';
import type { HostileConfig } from './hostileSource.ts';
import { startUnprotectedPage } from './unprotectedPage.ts';
import { type WatchedNetwork, watchNetwork } from './watchNetwork.ts';

export { expect } from '../support/test.ts';

/** The network that hostile code finds, and its settings to reach it. */
export const test = base.extend<{
  network: WatchedNetwork;
  hostileConfig: HostileConfig;
  /** Address of an empty page that may do anything. */
  unprotectedPage: string;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  network: async ({}, use, { testId }) => {
    const network = await watchNetwork(`${testId}.test`);
    await use(network);
    await network.close();
  },
  hostileConfig: async ({ network, baseURL }, use) => {
    const { zone, tcp, udp } = network;
    const framePage = await (await fetch(`${baseURL}/run/frame.html`)).text();
    await use({ zone, tcp, udp, framePage, realm: 'top', depth: 0, deepest: 3 });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  unprotectedPage: async ({}, use) => {
    const { address, close } = await startUnprotectedPage();
    await use(address);
    await close();
  },
});
