import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureCommand } from '../../bench/measureCommand.ts';

const run = (code: string) => measureCommand(process.execPath, ['-e', code], { cwd: '.' });

test('measures time, memory, and output of a command', async () => {
  const code = `
    const { spawnSync } = require('node:child_process');
    console.log('done');
    const held = 'const all = Buffer.alloc(1e8, 1); setTimeout(() => all, 500)';
    spawnSync(process.execPath, ['-e', held]);
  `;
  const { ok, output, seconds, peakMemory } = await run(code);
  expect({ ok, output }).toEqual({ ok: true, output: 'done\n' });
  expect(seconds).toBeGreaterThan(0.5);
  // Including that of its child.
  if (existsSync('/proc/self/stat')) expect(peakMemory).toBeGreaterThan(1e8);
});

test('a failure is a result, with its output', async () => {
  expect(await run('console.error("no"); process.exit(3)')).toMatchObject({
    ok: false,
    output: 'no\n',
  });
  const missing = await measureCommand('there-is-no-such-command', [], { cwd: '.' });
  expect(missing).toMatchObject({ ok: false, output: expect.stringContaining('ENOENT') });
});
