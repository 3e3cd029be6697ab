import { beforeEach, expect, it, vi } from 'vitest';
import { RUN } from '../../src/limits.ts';
import type { RuntimeSetup } from '../../src/sandbox/protocol.ts';
import { createSandboxPool } from '../../src/session/sandboxPool.ts';

/** The sandboxes that were started and ended in the fake frame; the real one needs a browser. */
const asked = vi.hoisted(() => ({
  started: [] as RuntimeSetup[],
  ended: [] as RuntimeSetup[],
  /** Whether a sandbox is only ready when `begin` is called. */
  isSlow: false,
  begin: () => {},
}));

vi.mock('../../src/session/sandboxFrame.ts', () => ({
  createSandboxFrame: () => ({
    start(port: MessagePort, modules: RuntimeSetup) {
      asked.started.push(modules);
      asked.begin = () => port.postMessage({ kind: 'warm' });
      if (!asked.isSlow) asked.begin();
      return () => {
        asked.ended.push(modules);
        port.close();
      };
    },
    remove() {},
  }),
}));

beforeEach(() => {
  asked.started.length = 0;
  asked.ended.length = 0;
  asked.isSlow = false;
});

const DOM = new Blob();
const BUNDLES: Readonly<Record<string, Blob>> = { '/a.js': new Blob(), '/b.js': new Blob() };

function pool() {
  const urls = { frame: '/frame.html', relay: '/relay.js', runtime: '/runtime.js', dom: '/dom.js' };
  const scripts: Readonly<Record<string, Blob>> = { ...BUNDLES, '/dom.js': DOM };
  return createSandboxPool(urls, async (url) => scripts[url] ?? new Blob());
}

it('takes the sandbox that was prepared with the same bundle', async () => {
  const { take, warmUp, close } = pool();
  warmUp({ dom: true, bundle: '/a.js' });
  warmUp({ dom: true, bundle: '/a.js' });
  const sandbox = await take({ dom: true, bundle: '/a.js' });
  expect(asked.started).toEqual([{ dom: DOM, bundle: BUNDLES['/a.js'] }]);
  sandbox.end();
  close();
});

it('ends a sandbox that was prepared with another bundle', async () => {
  const { take, warmUp, close } = pool();
  warmUp({ dom: false, bundle: '/a.js' });
  const sandbox = await take({ dom: false, bundle: '/b.js' });
  await expect.poll(() => asked.ended).toEqual([{ bundle: BUNDLES['/a.js'] }]);
  expect(asked.started.at(-1)?.bundle).toBe(BUNDLES['/b.js']);
  sandbox.end();
  close();
});

it('counts the time that a sandbox may take to start from when a reader waits for it', async () => {
  vi.useFakeTimers();
  asked.isSlow = true;
  const { take, warmUp, close } = pool();
  warmUp({ dom: false });
  await vi.advanceTimersByTimeAsync(2 * RUN.start);
  const taken = take({ dom: false });
  taken.catch(() => {});
  await vi.advanceTimersByTimeAsync(RUN.start - 1);
  asked.begin();
  await expect(taken).resolves.toBeDefined();

  const never = take({ dom: false });
  never.catch(() => {});
  await vi.advanceTimersByTimeAsync(RUN.start);
  await expect(never).rejects.toMatchObject({ reason: 'start' });
  vi.useRealTimers();
  close();
});
