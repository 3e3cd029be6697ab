import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInstalledFacts } from './factsRecord.ts';
import { findInstalledPackage } from './installedPackage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const installed = await readInstalledFacts(root);

const option = (name: string) => installed.options[name];

test('a package that is not installed is reported, with advice', () => {
  expect(() => findInstalledPackage('/nowhere')).toThrow(
    '@rstest/core is not installed in /nowhere: run npm install',
  );
});

describe('options', () => {
  test.each([
    ['silent', "boolean | 'passed-only'"],
    ['pool.maxWorkers', 'number | string'],
    ['browser.provider', "'playwright'"],
    ['exclude', 'string[] | { patterns: string[]; override?: boolean; }'],
    ['onConsoleLog', "(content: string, type: 'stdout' | 'stderr') => boolean | void"],
    ['coverage.thresholds.<key>', 'CoverageThreshold & { perFile?: boolean; }'],
    ['projects', '(string | InlineProjectConfig)[]'],
    // With its members, a name that occurs several times would make it unreadable.
    [
      'reporters',
      'Reporter | BuiltInReporterNames | (Reporter | BuiltInReporterNames | [BuiltInReporterNames] | ReporterWithOptions)[]',
    ],
  ])('%s has the type %s', (name, type) => {
    expect(option(name)?.type).toBe(type);
  });

  test.each([
    ['testTimeout', true],
    ['coverage.provider', false],
    ['output.module', true],
    ['output.distPath', false],
  ])('%s is allowed in a project: %s', (name, project) => {
    expect(option(name)?.project).toBe(project);
  });

  test.each([
    ['testTimeout', '5000'],
    ['include', "['**/*.{test,spec}.?(c|m)[jt]s?(x)']"],
    ['pool', "{ type: 'forks' }"],
    ['expect', '{ poll: { interval: 50, timeout: 1000 } }'],
    ['root', 'process.cwd()'],
    ['coverage.reportsDirectory', "'./coverage'"],
    // From the build, not from the config.
    ['output.module', 'true'],
    // From notDerived.json.
    ['snapshotFormat.escapeString', 'false'],
    ['projects', undefined],
    ['browser.port', undefined],
    // Each of its properties has one.
    ['coverage', undefined],
  ])('%s has the default %s', (name, value) => {
    expect(option(name)?.default).toBe(value);
  });

  test.each([
    ['testNamePattern', '--testNamePattern <value>', '-t'],
    ['browser.browser', '--browser.name <name>', undefined],
    ['pool.type', '--pool.type <type>', '--pool'],
    ['coverage', '--coverage', undefined],
    ['name', undefined, undefined],
    // In the help, but rejected.
    ['browser', undefined, undefined],
  ])('%s has the flag %s and the alias %s', (name, flag, alias) => {
    expect(option(name)?.flag).toBe(flag);
    expect(option(name)?.alias).toBe(alias);
  });

  test('options of other tools are not expanded', () => {
    const paths = Object.keys(installed.options);
    expect(paths).toContain('tools.rspack');
    expect(paths.filter((name) => /^(?:tools\.rspack|reporters|plugins|env)\./.test(name))).toEqual(
      [],
    );
  });
});

test('names are what test and config files can import, and the members of rs', () => {
  const { names } = installed;
  expect(names).toEqual(expect.arrayContaining(['test', 'rs', 'defineConfig', 'rs.fn']));
  expect(names).not.toContain('Reporter');
});
