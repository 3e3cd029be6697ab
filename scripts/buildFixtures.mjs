/** `npm run build:fixtures`: builds the fixture sites and their variants for the browser tests. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const VARIANTS = 'tests/fixtures/variants';

const configs = [
  'tests/fixtures/site/rspress.config.ts',
  'tests/fixtures/languages/rspress.config.ts',
  ...readdirSync(VARIANTS)
    .filter((file) => file.endsWith('.config.ts'))
    .map((file) => `${VARIANTS}/${file}`),
];

for (const config of configs) {
  console.log(`\n${config}`);
  const build = ['scripts/build.mjs', config];
  const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`Building ${config} failed.`);
    process.exit(1);
  }
}
