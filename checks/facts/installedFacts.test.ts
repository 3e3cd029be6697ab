import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { longForm } from './commandFlags.ts';
import { readInstalledFacts } from './installedFacts.ts';
import type { InstalledOption } from './installedOptions.ts';
import { findInstalledPackage } from './installedPackage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const installed = await readInstalledFacts(root);

function option(name: string): InstalledOption {
  const found = installed.options.options.get(name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
}

test('the package is the documented one', () => {
  expect([installed.name, installed.version]).toEqual(['@rstest/core', '0.12.0']);
});

test('a package that is not installed is reported, with advice', () => {
  expect(() => findInstalledPackage('/nowhere')).toThrow(
    '@rstest/core is not installed in /nowhere: run npm install',
  );
});

describe('options', () => {
  test.each([
    ['testTimeout', 'number'],
    ['silent', "boolean | 'passed-only'"],
    ['pool.type', "'forks' | 'threads' | 'vmForks' | 'vmThreads'"],
    ['browser.provider', "'playwright'"],
    ['exclude', 'string[] | { patterns: string[]; override?: boolean; }'],
    ['onConsoleLog', "(content: string, type: 'stdout' | 'stderr') => boolean | void"],
    ['resolve.aliasStrategy', "'prefer-tsconfig' | 'prefer-alias'"],
    ['coverage.thresholds.<key>.perFile', 'boolean'],
    ['env', 'Partial<NodeJS.ProcessEnv>'],
  ])('%s has the type %s', (name, type) => {
    expect(option(name).type).toBe(type);
  });

  test.each([
    ['testTimeout', true],
    ['coverage', false],
    ['coverage.provider', false],
    ['projects', false],
    ['output.module', true],
    ['output.distPath', false],
  ])('%s is allowed in a project: %s', (name, project) => {
    expect(option(name).project).toBe(project);
  });

  test.each<[string, unknown[]]>([
    ['testTimeout', [5000]],
    ['include', [['**/*.{test,spec}.?(c|m)[jt]s?(x)']]],
    ['pool', [{ type: 'forks' }, 'forks']],
    ['testEnvironment', [{ name: 'node' }, 'node']],
    ['reporters', [['default'], 'default']],
    // From the build, not from the config.
    ['output.module', [true]],
    ['dev.writeToDisk', [false]],
    // From effectiveDefaults.ts.
    ['snapshotFormat.escapeString', [false]],
    ['chaiConfig.truncateThreshold', [40]],
    // Objects, composed of their properties.
    ['chaiConfig', [{ showDiff: true, truncateThreshold: 40 }]],
    ['dev', [{ writeToDisk: false }]],
  ])('%s has the default %j', (name, values) => {
    expect(option(name).default?.values).toEqual(values);
  });

  test.each(['projects', 'testNamePattern', 'browser.port', 'output.externals', 'resolve.alias'])(
    '%s has no default',
    (name) => {
      expect(option(name).default).toBeUndefined();
    },
  );

  test.each([
    ['testNamePattern', '--testNamePattern <value>'],
    ['browser.browser', '--browser.name <name>'],
    ['browser.enabled', '--browser.enabled'],
    ['coverage', '--coverage'],
    ['name', undefined],
    ['browser', undefined],
  ])('%s has the flag %s', (name, flag) => {
    const found = option(name).flag;
    expect(found && longForm(found)).toBe(flag);
  });

  test('options of other tools are not expanded', () => {
    const paths = [...installed.options.options.keys()];
    expect(paths).toContain('tools.rspack');
    expect(paths.filter((name) => /^(?:tools\.rspack|reporters|plugins|env)\./.test(name))).toEqual(
      [],
    );
  });
});

test('reads exports, and members as in a test file', () => {
  const { names, members, mockInstance, expect: statics, matchers } = installed.exports;
  expect(names).toEqual(expect.arrayContaining(['test', 'rs', 'defineConfig']));
  expect(names).not.toContain('CoverageProvider');
  expect(members).toEqual(expect.arrayContaining(['fn', 'mock', 'useFakeTimers', 'waitFor']));
  expect(mockInstance).toEqual(expect.arrayContaining(['mock', 'mockReset']));
  expect(mockInstance).not.toContain('_isMockFunction');
  expect(mockInstance).not.toContain('prototype');
  expect(statics).toEqual(expect.arrayContaining(['soft', 'poll', 'anything']));
  expect(matchers).toEqual(expect.arrayContaining(['toBe', 'resolves', 'not']));
  expect(matchers).not.toContain('withTest');
});

test('every command has its flags', () => {
  const longForms = (command: string) => installed.flags.get(command)?.map(longForm);
  expect(longForms('')).toContain('--watch');
  expect(longForms('run')).not.toContain('--watch');
  expect(longForms('list')).toContain('--filesOnly');
  expect(longForms('merge-reports')).toContain('--cleanup');
  expect(longForms('init')).toEqual(['--yes', '--help']);
});
