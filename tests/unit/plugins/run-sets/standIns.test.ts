import { describe, expect, test } from 'vitest';
import * as crypto from '../../../../plugins/run-sets/node/crypto.ts';
import { standInFiles } from '../../../../plugins/run-sets/node/standInFiles.ts';
import { NODE_STAND_INS } from '../../../../plugins/run-sets/node/standIns.ts';
import * as timers from '../../../../plugins/run-sets/node/timersPromises.ts';

describe('what stands for a module of Node', () => {
  const names = Object.keys(NODE_STAND_INS);
  const files = standInFiles(names);

  test.each(names)('%s has names that the module has', async (name) => {
    const { code = '' } = (await files).get(name) ?? {};
    expect(code).toContain('export');
    const own = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(Object.keys(await import(name))).toEqual(expect.arrayContaining(Object.keys(own)));
  });

  test('waits as long as it is told, and gives the value', async () => {
    const before = performance.now();
    await expect(timers.setTimeout(20, 'later')).resolves.toBe('later');
    expect(performance.now() - before).toBeGreaterThan(15);
    await expect(timers.setImmediate(1)).resolves.toBe(1);
  });

  test('ends its waiting with the error of Node', async () => {
    const own = await timers.setTimeout(1e6, 0, { signal: AbortSignal.abort() }).catch((e) => e);
    const node = await import('node:timers/promises');
    const real = await node.setTimeout(1e6, 0, { signal: AbortSignal.abort() }).catch((e) => e);
    const shown = ({ name, code, message }: { name: string; code: string; message: string }) => ({
      name,
      code,
      message,
    });
    expect(shown(own)).toEqual(shown(real));
  });

  test('gives random numbers of the range, all of them', () => {
    const numbers = new Set(Array.from({ length: 500 }, () => crypto.randomInt(2, 5)));
    expect([...numbers].sort()).toEqual([2, 3, 4]);
    expect(crypto.randomInt(1)).toBe(0);
    expect(crypto.randomUUID()).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  });
});
