import { HOSTILE_SOURCE, type HostileConfig } from './hostileSource.ts';

/** An example's test file that attacks, and writes to the console what it tried. */
export function hostileExample(config: HostileConfig): string {
  return `import { test } from '@rstest/core';
test('reaches nothing', async () => {
  // The simulated DOM reports each file that it refuses to load.
  console.error = () => {};
  const source = ${JSON.stringify(HOSTILE_SOURCE)};
  const report = await globalThis.eval(source)(${JSON.stringify(config)}, source);
  const counts = Object.entries(report).map(([realm, made]) => [realm, Object.keys(made).length]);
  console.log('REPORT ' + JSON.stringify(Object.fromEntries(counts)) + ' END');
}, 50_000);
`;
}

/** Numbers of attempts by realm, from the text of the results. Throws if the run reported none. */
export function readCounts(results = ''): Readonly<Record<string, number>> {
  const json = /REPORT (.*) END/.exec(results)?.[1];
  if (json === undefined) throw new Error(`The example reported no attempts: ${results}`);
  return JSON.parse(json);
}
