/** `npm run build:fixtures`: the fixture site and its variants, which the browser tests drive. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const VARIANTS = 'tests/fixtures/variants';

const configs = [
  'tests/fixtures/site/rspress.config.ts',
  ...readdirSync(VARIANTS)
    .filter((file) => file.endsWith('.config.ts'))
    .map((file) => `${VARIANTS}/${file}`),
];

for (const config of configs) {
  console.log(`\n${config}`);
  const { status } = spawnSync('npx', ['rspress', 'build', '--config', config], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`${config} could not be built.`);
    process.exit(1);
  }
}
