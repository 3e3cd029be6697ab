import { beforeEach, expect, it, vi } from 'vitest';
import type { RuntimeSetup } from '../../src/sandbox/protocol.ts';
import { createSandboxPool } from '../../src/session/sandboxPool.ts';

/** What the frame, which needs a browser, was asked to start and to end. */
const asked = vi.hoisted(() => ({ started: [] as RuntimeSetup[], ended: [] as RuntimeSetup[] }));

vi.mock('../../src/session/sandboxFrame.ts', () => ({
  createSandboxFrame: async () => ({
    start(port: MessagePort, modules: RuntimeSetup) {
      asked.started.push(modules);
      port.postMessage({ kind: 'warm' });
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
});

const DOM = new Blob();
const BUNDLES: Readonly<Record<string, Blob>> = { '/a.js': new Blob(), '/b.js': new Blob() };

function pool() {
  return createSandboxPool('/frame.html', {
    relay: async () => new Blob(),
    runtime: async () => new Blob(),
    dom: async () => DOM,
    bundle: async (url) => BUNDLES[url] as Blob,
  });
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

it('keeps one sandbox with and one without a DOM', async () => {
  const { take, warmUp, close } = pool();
  warmUp({ dom: true });
  warmUp({ dom: false });
  const sandboxes = await Promise.all([take({ dom: false }), take({ dom: true })]);
  expect(asked.started).toHaveLength(2);
  expect(asked.ended).toEqual([]);
  for (const { end } of sandboxes) end();
  close();
});
