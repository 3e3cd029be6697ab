/** @module-tag full */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function checkContent(...args: readonly string[]) {
  const command = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/content.ts'];
  const result = spawnSync(process.execPath, [...command, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status: result.status, output: result.stdout, error: result.stderr };
}

describe('the command that checks pages', () => {
  test('reports pages that do not exist', () => {
    const { status, error } = checkContent('docs/en/nothing.mdx');
    expect(status).toBe(1);
    expect(error).toBe('No such page: docs/en/nothing.mdx. Use paths such as docs/en/index.mdx.\n');
  });

  test('checks a page and its counterpart', () => {
    const { status, output } = checkContent('docs/en/config/test/bail.mdx');
    expect(output).toBe('No problems in docs/en/config/test/bail.mdx.\n');
    expect(status).toBe(0);
  });
});
