/** Test files for Jest and Vitest that must pass in Rstest once they're converted. */
export const SOURCES: Readonly<Record<string, string>> = {
  'src/mail.ts': `export const send = (to: string): string => 'sent to ' + to;
export const sender = 'shop';
let count = 0;
export const next = (): number => ++count;
`,
  'src/welcome.ts': `import { send } from './mail';
export const welcome = (name: string): string => send(name);
`,
};

export const RUNNABLE: Readonly<Record<string, string>> = {
  'src/jest/done.test.ts': `test('waits', (done) => { setTimeout(() => { expect(1).toBe(1); done(); }, 5); });
it('reads', function (done: (error?: unknown) => void) { Promise.resolve(2).then((n) => { expect(n).toBe(2); done(); }); });
beforeEach((done) => { setTimeout(done, 1); });
`,
  'src/jest/hooks.test.ts': `let started = 0;
beforeAll(() => (started = 1));
beforeEach(() => jest.clearAllMocks());
beforeEach(() => Promise.resolve('a value'));
beforeEach(() => { return Promise.resolve(3); });
test('has started', () => { expect(started).toBe(1); });
`,
  'src/jest/mocks.test.ts': `import { welcome } from '../welcome';
import { sender } from '../mail';
const mockSend = jest.fn((to: string) => 'not sent to ' + to);
jest.mock('../mail', () => ({ ...jest.requireActual('../mail'), send: mockSend }));
test('mocks a part', () => { expect(welcome('ada')).toBe('not sent to ada'); expect(sender).toBe('shop'); expect(mockSend).toHaveBeenCalledTimes(1); });
`,
  'src/jest/automock.test.ts': `import { send } from '../mail';
jest.mock('../mail');
test('returns nothing', () => { expect(send('ada')).toBeUndefined(); (send as jest.Mock).mockReturnValue('x'); expect(send('ada')).toBe('x'); });
`,
  'src/jest/isolate.test.ts': `import { next } from '../mail';
test('has a fresh module', () => { next(); let fresh = 0; jest.isolateModules(() => { fresh = require('../mail').next(); }); expect(fresh).toBe(1); });
test('mocks what comes after', () => { jest.resetModules(); jest.mock('../mail', () => ({ send: () => 'mocked' })); expect(require('../welcome').welcome('a')).toBe('mocked'); });
`,
  'src/jest/timers.test.ts': `beforeEach(() => { jest.useFakeTimers({ doNotFake: ['performance'] }); });
afterEach(() => jest.useRealTimers());
test('advances', () => { const call = jest.fn(); setTimeout(call, 50); jest.advanceTimersByTime(50); expect(call).toHaveBeenCalled(); jest.setSystemTime(5); expect(jest.now()).toBe(5); });
`,
  'src/jest/names.test.ts': `xit('later', () => { throw new Error(); });
xdescribe('also later', () => { test('a', () => { throw new Error(); }); });
test.failing('fails', () => { expect(1).toBe(2); });
test.each([[1, 2], [2, 3]])('%p and %p', (a, b) => { expect(b).toBe(a + 1); });
test.each\`a | b
\${1} | \${1}
\`('is $a', ({ a, b }) => { expect(a).toBe(b); });
`,
  'src/jest/types.test.ts': `const log: jest.Mock<void, [string]> = jest.fn();
let spy: jest.SpyInstance<number, []>;
test('has types', () => { log('a'); const math = { one: () => 1 }; spy = jest.spyOn(math, 'one').mockReturnValue(2); expect(math.one()).toBe(2); expect(log.mock.calls).toEqual([['a']]); spy.mockRestore(); expect(math.one()).toBe(1); });
`,
  'src/jest/imported.test.ts': `import { describe, expect, it, jest } from '@jest/globals';
jest.setTimeout(4000);
describe('imported', () => { it('works', () => { const f = jest.fn<() => number>().mockReturnValue(3); expect(f()).toBe(3); }); });
`,
  'src/jest/environment.test.ts': `/** @jest-environment node */
test('keeps the comment', () => { expect(typeof document).toBe('undefined'); jest.replaceProperty(process.env, 'SHOP', 'open'); expect(process.env.SHOP).toBe('open'); expect(process.env.JEST_WORKER_ID).toBeDefined(); });
`,
  'src/jest/required.test.js': `const { expect, jest, test } = require('@jest/globals');
const { send } = require('../mail');
jest.mock('../mail', () => ({ send: jest.fn(() => 'mocked') }));
test('is mocked', () => { expect(send('a')).toBe('mocked'); });
`,
  'src/vitest/partial.test.ts': `import { expect, test, vi } from 'vitest';
import { welcome } from '../welcome';
vi.mock('../mail', async (importOriginal) => ({ ...(await importOriginal<typeof import('../mail')>()), send: vi.fn(() => 'none') }));
test('mocks a part', () => { expect(welcome('a')).toBe('none'); });
`,
  'src/vitest/actual.test.ts': `import { expect, it, vi } from 'vitest';
import { send } from '../mail';
const { reply } = vi.hoisted(() => ({ reply: vi.fn(() => 'hoisted') }));
vi.mock('../mail', async () => { const actual = await vi.importActual<typeof import('../mail')>('../mail'); return { ...actual, send: reply }; });
it('is hoisted', () => { expect(send('a')).toBe('hoisted'); });
`,
  'src/vitest/hooks.test.ts': `import { beforeEach, afterEach, expect, suite, test, vi, type MockedFunction } from 'vitest';
beforeEach(() => vi.useFakeTimers());
afterEach(() => { vi.useRealTimers(); });
suite('clock', () => { test('stubs', () => { vi.setSystemTime(7); expect(vi.getMockedSystemTime()).toEqual(new Date(7)); vi.stubEnv('DEV', true); expect(process.env.DEV).toBe('true'); vi.unstubAllEnvs(); const f = vi.fn() as MockedFunction<() => void>; f(); expect(f).toHaveBeenCalledOnce(); }); });
`,
};
