/**
 * `npm run e2e:changed` runs the browser tests that aren't sweeps, except those of spec files that
 * have passed and depend on nothing that has changed since.
 */
import { spawnSync } from 'node:child_process';
import { readInputs } from '../../scripts/setup/keptResults.mjs';
import { SWEEP } from '../e2e/support/sweep.ts';
import { unchangedSpecs } from './passedSpecs.ts';

const inputs = process.env.CI ? undefined : readInputs();
const unchanged = inputs ? await unchangedSpecs(inputs) : [];
console.log(`${unchanged.length} spec files are unchanged since they last passed.`);
const playwright = ['--grep-invert', SWEEP, '--pass-with-no-tests'];
const command = ['run', '--silent', 'e2e', '--', ...playwright];
const { status } = spawnSync('npm', command, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    KEPT_EVERYTHING: inputs?.all,
    UNCHANGED_SPECS: JSON.stringify(unchanged.map((spec) => `**/${spec}`)),
  },
});
process.exitCode = status ?? 1;
