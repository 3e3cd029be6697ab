import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Suite {
  title: string;
  specs?: { title: string }[];
  suites?: Suite[];
}

const TESTS = fileURLToPath(new URL('..', import.meta.url));

const run = (program: string, ...args: string[]) =>
  execFileSync(`node_modules/.bin/${program}`, args, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });

/**
 * Lists the tests of files below `tests` as `file › title`, with the titles of nested suites joined by
 * ` › `. Missing files have none. Doesn't run tests or need a browser.
 */
export function listTests(files: readonly string[]): Set<string> {
  const browser = files.filter((file) => file.endsWith('.spec.ts'));
  const unit = files.filter((file) => file.endsWith('.test.ts'));
  return new Set([...browserTests(browser), ...unitTests(unit)]);
}

/** Lists the tests of all projects; each file belongs to one. */
function browserTests(files: string[]): string[] {
  if (files.length === 0) return [];
  const config = ['--config', 'tests/playwright.config.ts', '--pass-with-no-tests'];
  const json = run('playwright', 'test', ...files, ...config, '--list', '--reporter=json');
  const { suites } = JSON.parse(json.slice(json.indexOf('{'))) as { suites: Suite[] };
  const collect = (suite: Suite, path: string[]): string[] => [
    ...(suite.specs ?? []).map((spec) => [...path, spec.title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => collect(inner, [...path, inner.title])),
  ];
  // The outermost suites are files, relative to `tests`.
  return suites.flatMap((file) => collect(file, [file.title]));
}

function unitTests(files: string[]): string[] {
  if (files.length === 0) return [];
  const config = ['--config', 'tests/vitest.config.ts', '--passWithNoTests'];
  const json = run('vitest', 'list', ...files.map((file) => `tests/${file}`), ...config, '--json');
  const tests = JSON.parse(json.slice(json.indexOf('['))) as { name: string; file: string }[];
  return tests.map(
    ({ name, file }) => `${file.slice(TESTS.length)} › ${name.replaceAll(' > ', ' › ')}`,
  );
}
