import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanEnvironment } from '../examples/runRstest.ts';
import { NOT_DERIVED } from './defaultValue.ts';
import { REFUSED_FLAGS } from './installedOptions.ts';
import { findInstalledPackage } from './installedPackage.ts';

/** Verifies defaults that aren't in the resolved config by running the installed package. */

const { bin } = findInstalledPackage(path.resolve(import.meta.dirname, '../..'));

/** Non-default values as source; each must change the snapshot. */
const OTHER_FORMATS: Readonly<Record<string, string>> = {
  callToJSON: 'false',
  escapeRegex: 'false',
  escapeString: 'true',
  indent: '4',
  maxDepth: '1',
  maxWidth: '1',
  maxOutputLength: '10',
  printBasicPrototype: 'true',
  printFunctionName: 'true',
};

const SNAPSHOT_TEST = `
  import { expect, test } from '@rstest/core';
  test('format', () => {
    const deep = { deep: { deeper: { deepest: 'say "hi"' } } };
    expect({ regex: /a\\.b/, run: function run() {}, json: { toJSON: () => 'JSON' }, list: [1, 2], deep })
      .toMatchSnapshot();
  });
`;

const CHAI_TEST = `
  import { expect, test } from '@rstest/core';
  const caught = (run) => { try { run(); } catch (error) { return error; } };
  test('chai', () => {
    const { message } = caught(() => expect('x'.repeat(50)).to.be.a('number'));
    expect(message).toBe("expected '" + 'x'.repeat(37) + '…' + "' to be a number");
    expect(caught(() => expect([1]).to.eql([2])).showDiff).toBe(true);
  });
`;

let folder: string;
const snapshots = new Map<string, string>();

// With many small projects, a busy machine exceeds the default hook timeout.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'not-derived-'));
  const formats = { default: '{}', explicit: documentedFormat(), ...eachAlone(OTHER_FORMATS) };
  for (const [name, format] of Object.entries(formats)) {
    write(`${name}/format.test.mjs`, SNAPSHOT_TEST);
    write(`${name}/rstest.config.mjs`, projectConfig(name, format));
  }
  write('rstest.config.mjs', "export default { projects: ['*'] };");
  rstest('run', '--update');
  for (const name of Object.keys(formats)) {
    const file = path.join(folder, name, '__snapshots__/format.test.mjs.snap');
    snapshots.set(name, readFileSync(file, 'utf8'));
  }
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('snapshotFormat', () => {
  test('the documented defaults have the same result as no format', () => {
    expect(snapshots.get('explicit')).toBe(snapshots.get('default'));
  });

  test.each(Object.keys(OTHER_FORMATS))(
    '%s has a different default than the tested value',
    (name) => {
      expect(snapshots.get(name)).not.toBe(snapshots.get('default'));
    },
  );
});

test('snapshotFormat.min is off: otherwise it would contradict the default indent', () => {
  write('min/format.test.mjs', SNAPSHOT_TEST);
  write('min/rstest.config.mjs', projectConfig('min', '{ min: true }'));
  expect(failure('run', '--root', 'min')).toContain('"min" and "indent" cannot be used together');
  rmSync(path.join(folder, 'min'), { recursive: true });
});

test('chaiConfig', () => {
  write('chai/chai.test.mjs', CHAI_TEST);
  expect(rstest('run', '--root', 'chai')).toContain('Tests 1 passed');
});

test('performance.buildCache', () => {
  const files = path.join(folder, 'cache/node_modules/.cache/rstest-rstest');
  write('cache/chai.test.mjs', CHAI_TEST);
  rstest('run', '--root', 'cache');
  expect(NOT_DERIVED['performance.buildCache']?.default).toBe(String(existsSync(files)));
  write('cache/rstest.config.mjs', 'export default { performance: { buildCache: true } };');
  rstest('run', '--root', 'cache');
  expect(existsSync(files)).toBe(true);
});

test.each(REFUSED_FLAGS)('%s is in the help and rejected', (flag) => {
  expect(rstest('run', '--help')).toContain(`  ${flag} `);
  expect(failure('run', flag)).toContain(`Unknown option \`${flag}\``);
});

function documentedFormat(): string {
  const parts = Object.keys(OTHER_FORMATS).map((name) => {
    return `${name}: ${NOT_DERIVED[`snapshotFormat.${name}`]?.default}`;
  });
  return `{ ${parts.join(', ')} }`;
}

/** One format per option, which only sets that option. */
function eachAlone(options: Readonly<Record<string, string>>): Record<string, string> {
  const formats = Object.entries(options).map(([name, value]) => [name, `{ ${name}: ${value} }`]);
  return Object.fromEntries(formats);
}

function projectConfig(name: string, format: string): string {
  return `export default { name: '${name}', snapshotFormat: ${format} };`;
}

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function rstest(...args: readonly string[]): string {
  const { status, output } = run(args);
  if (status !== 0) throw new Error(output);
  return output;
}

function failure(...args: readonly string[]): string {
  const { status, output } = run(args);
  expect(status).toBe(1);
  return output;
}

function run(args: readonly string[]): { status: number | null; output: string } {
  const options = { cwd: folder, env: cleanEnvironment(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], options);
  return { status, output: stdout + stderr };
}
