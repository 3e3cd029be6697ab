/** `npm run upgrade -- 0.12.0`: installs this version of Rstest, and reports what that changes. */
import { spawnSync } from 'node:child_process';

const [version] = process.argv.slice(2);
const packages = ['core', 'coverage-istanbul', 'coverage-v8'].map(
  (name) => `@rstest/${name}@${version}`,
);
const run = (command) => spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;

if (!version || !run(`npm install --save-dev --save-exact ${packages.join(' ')}`)) {
  console.error('Nothing was upgraded. Use a published version: npm run upgrade -- 0.12.0');
  process.exit(1);
}
const failed = [
  'npm run fix -- releases',
  'npm run fix -- facts',
  'npm run content -- --tagsFilter !full',
  'npm run examples',
].filter((command) => !run(command));
if (failed.length > 0) {
  console.error(`Fix what's listed above: ${failed.join(', ')}`);
  console.error('npm run examples -- --write updates the output that pages show.');
}
process.exitCode = failed.length;
