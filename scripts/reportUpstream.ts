/**
 * Opens a GitHub issue that the site fails with the newest versions of its
 * dependencies, unless one is already open. Run by a workflow: needs the `gh` command, `GH_TOKEN`,
 * and `RUN_URL`, the URL of the failed run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TITLE = 'The site fails with the newest Rspress, Rsbuild, or Rstest';
const LIBRARIES = ['@rspress/core', '@rsbuild/core', '@rstest/core'];

const gh = (...args: string[]) => execFileSync('gh', args, { encoding: 'utf8' });

const open = JSON.parse(
  gh('issue', 'list', '--state', 'open', '--search', `in:title "${TITLE}"`, '--json', 'title'),
) as { title: string }[];
if (open.some(({ title }) => title === TITLE)) {
  console.log('There is already an open issue.');
} else {
  console.log(gh('issue', 'create', '--title', TITLE, '--body', report()));
}

function report(): string {
  const versions = LIBRARIES.map((name) => `- ${name} ${installedVersion(name)}`);
  return [
    `\`npm run test:all\` failed with:`,
    '',
    ...versions,
    '',
    `See [the log](${process.env.RUN_URL}). An error that starts with a library's name and "expected"`,
    'says which file to adapt; ARCHITECTURE.md says where everything else is.',
  ].join('\n');
}

function installedVersion(name: string): string {
  const file = `node_modules/${name}/package.json`;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
