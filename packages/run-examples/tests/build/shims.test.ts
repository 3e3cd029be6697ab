import { describe, expect, test } from 'vitest';
import { openNoCache } from '../../src/build/bundle/bundlingDigest.ts';
import * as crypto from '../../src/build/node/crypto.ts';
import { shimFiles } from '../../src/build/node/shimFiles.ts';
import { NODE_SHIMS } from '../../src/build/node/shims.ts';
import * as timers from '../../src/build/node/timersPromises.ts';

describe('the replacement of a module of Node', () => {
  const names = Object.keys(NODE_SHIMS);
  const files = shimFiles(names, openNoCache('shims'));

  test.each(names)('%s has names that the module has', async (name) => {
    const { code = '' } = (await files).get(name) ?? {};
    expect(code).toContain('export');
    const own = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(Object.keys(await import(name))).toEqual(expect.arrayContaining(Object.keys(own)));
  });

  test('waits as long as asked, and gives the value', async () => {
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
