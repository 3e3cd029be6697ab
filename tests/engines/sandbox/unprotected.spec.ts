import type { BrowserDriver } from '../support/browserDriver.ts';
import { LEAVING, REALMS, UNUSED, WITHOUT_CONNECTION } from './expectations.ts';
import { HOSTILE_SOURCE, type HostileConfig, type HostileReport } from './hostileSource.ts';
import { expect, test } from './test.ts';
import type { WatchedNetwork } from './watchNetwork.ts';

// What the tests of the sandbox rely on: an attempt that gets out is noticed.

test('an unprotected page reaches the network in every way', async ({
  engine,
  reader: { driver },
  network,
  hostileConfig,
  unprotectedPage,
}) => {
  // Browsers take hints when they have nothing else to load, and load less behind a new window.
  const hints = ['prefetch', 'preconnect', 'dns-prefetch', 'srcdoc-preconnect', 'srcdoc-dns'];
  const windows = ['open', 'blank-link', 'blank-form'];
  const parts = [
    { only: hints },
    { except: [...hints, ...windows, ...LEAVING] },
    { only: windows },
  ];
  for (const part of parts) {
    // Firefox drops one prefetch in four: it takes none while it believes that a closed page still loads.
    await expect(async () => {
      await driver.open(unprotectedPage);
      const { top = {} } = await attack(driver, { ...hostileConfig, deepest: 0, ...part });
      const used = Object.entries(top).filter(([name]) => !UNUSED[engine].includes(name));
      await expectNoticed(network, [
        ...used.map(([name]) => `lookup ${name}.top.${network.zone}`),
        ...used
          .filter(([name]) => !WITHOUT_CONNECTION.includes(name))
          .map(([, number]) => `tcp 198.18.0.${number}`),
      ]);
    }).toPass();
  }
  if (!UNUSED[engine].includes('stun')) expect([...network.noticed].join('\n')).toMatch(/^udp /m);
});

test('workers and frames of an unprotected page reach the network', async ({
  reader: { driver },
  network,
  hostileConfig,
  unprotectedPage,
}) => {
  await driver.open(unprotectedPage);
  const only = ['fetch', 'import-scripts'];
  const report = await attack(driver, { ...hostileConfig, deepest: 1, only });
  expect(Object.keys(report)).toEqual(expect.arrayContaining(REALMS.map((kind) => `top.${kind}`)));
  await expectNoticed(network, [
    ...REALMS.map((kind) => `lookup fetch.top.${kind}.${network.zone}`),
    `lookup import-scripts.top.worker.${network.zone}`,
  ]);
});

test('an unprotected page can be left in every way', async ({
  reader: { driver },
  network,
  hostileConfig,
  unprotectedPage,
}) => {
  for (const way of LEAVING) {
    const before = network.noticed.size;
    await driver.open(unprotectedPage);
    const settings = { ...hostileConfig, deepest: 0, only: [way] };
    await driver.evaluate(
      ({ source, config }) => {
        // It may be gone before it has ended.
        setTimeout(() => new Function(`return ${source}`)()(config, source));
      },
      { source: HOSTILE_SOURCE, config: settings },
    );
    // By the time that the name would have been looked up, it may have left for the address.
    await expect.poll(() => network.noticed.size, way).toBeGreaterThan(before);
  }
});

function attack(driver: BrowserDriver, config: HostileConfig): Promise<HostileReport> {
  return driver.evaluate(
    ({ source, settings }) => new Function(`return ${source}`)()(settings, source),
    { source: HOSTILE_SOURCE, settings: config },
  );
}

async function expectNoticed({ noticed }: WatchedNetwork, entries: readonly string[]) {
  const missing = () => entries.filter((entry) => !noticed.has(entry));
  await expect.poll(missing, { timeout: 15_000 }).toEqual([]);
}
