import { type ErrorCase, testCase } from '../errorCase.ts';

const PASSES = `test('adds', () => { expect(1 + 1).toBe(2); });`;

/** Time, processes, fixtures, and assertions. */
export const RUN_CASES: readonly ErrorCase[] = [
  testCase(
    'test timeout',
    'timeout',
    `test('waits', async () => { await new Promise(() => {}); }, 100);`,
  ),
  testCase(
    'timeout after assertions',
    'timeout',
    `test('waits', async () => { expect(1).toBe(1); await new Promise(() => {}); }, 100);`,
  ),
  testCase(
    'hook timeout',
    'timeout',
    `beforeAll(async () => { await new Promise(() => {}); }, 100);\n${PASSES}`,
  ),
  testCase('done callback', 'done', `test('calls', (done: any) => { done(); });`),
  testCase('hook returns a value', 'hook-value', `beforeEach(() => 5 as never);\n${PASSES}`),
  testCase('process.exit', 'process-exit', `test('exits', () => { process.exit(2); });`),
  testCase(
    'process.kill',
    'cleanup-messages',
    `test('kills', () => { process.kill(process.pid, 'SIGTERM'); });`,
  ),
  testCase(
    'heap full',
    'worker-exit',
    `test('fills', () => { const all: unknown[] = []; for (;;) all.push(new Array(1e5).fill(Math.random())); });`,
    {
      config: `pool: { type: 'forks', execArgv: ['--max-old-space-size=60'] }`,
    },
  ),
  testCase(
    'worker killed',
    'worker-exit',
    `import { execSync } from 'node:child_process';\ntest('dies', async () => { execSync('kill -9 ' + process.pid); await new Promise(() => {}); });`,
  ),
  testCase(
    'unhandled rejection',
    'unhandled',
    `test('rejects', async () => { Promise.reject(new Error('no rates')); await new Promise((resolve) => setTimeout(resolve, 50)); });`,
  ),
  testCase(
    'uncaught exception',
    'unhandled',
    `test('throws', async () => { setTimeout(() => { throw new Error('late'); }, 5); await new Promise((resolve) => setTimeout(resolve, 50)); });`,
  ),
  testCase(
    'port in use',
    'port',
    `import { createServer } from 'node:http';\ntest('listens', async () => {\n  const first = createServer();\n  await new Promise<void>((resolve) => first.listen(0, resolve));\n  const { port } = first.address() as { port: number };\n  await new Promise((resolve, reject) => { createServer().on('error', reject).listen(port, resolve as () => void); });\n});`,
  ),
  testCase('nested test', 'nested', `test('outer', () => { test('inner', () => {}); });`),
  testCase(
    'fake timers not on',
    'fake-timer-messages',
    `test('a', () => { rs.advanceTimersByTime(10); });`,
  ),
  testCase(
    'endless timers',
    'fake-timer-messages',
    `test('a', () => { rs.useFakeTimers(); setInterval(() => {}, 10); rs.runAllTimers(); });`,
  ),
  testCase(
    'invalid system time',
    'fake-timer-messages',
    `test('a', () => { rs.setSystemTime('yesterday'); });`,
  ),
  testCase(
    'timer without callback',
    'fake-timer-messages',
    `test('a', () => { rs.useFakeTimers(); setTimeout(undefined as never, 5); });`,
  ),
  testCase(
    'negative tick',
    'fake-timer-messages',
    `test('a', () => { rs.useFakeTimers(); rs.advanceTimersByTime(-5); });`,
  ),
  testCase(
    'wrong clear',
    'fake-timer-messages',
    `test('a', () => { rs.useFakeTimers(); const id = setTimeout(() => {}, 5); clearImmediate(id as never); });`,
  ),
  testCase(
    'waitFor',
    'waiting',
    `test('a', async () => { await rs.waitFor(() => { throw new Error('not yet'); }, { timeout: 100 }); });`,
  ),
  testCase(
    'waitUntil',
    'waiting',
    `test('a', async () => { await rs.waitUntil(() => false, { timeout: 100 }); });`,
  ),
  testCase('global setup throws', 'cleanup-messages', PASSES, {
    config: `globalSetup: './setup.mjs'`,
    files: { 'setup.mjs': `export default () => () => { throw new Error('still open'); };\n` },
  }),
  testCase('expect.poll outside', 'poll-messages', `expect.poll(() => 1).toBe(1);\n${PASSES}`),
  testCase(
    'expect.poll with resolves',
    'poll-messages',
    `test('a', async () => { await (expect.poll(() => 1) as any).resolves.toBe(1); });`,
  ),
  testCase(
    'expect.poll with snapshot',
    'poll-messages',
    `test('a', async () => { await (expect.poll(() => 1) as any).toThrow(); });`,
  ),
  testCase(
    'expect.poll not awaited',
    'poll-messages',
    `test('a', () => { expect.poll(() => 1).toBe(1); });`,
  ),
  testCase(
    'expect.poll fails',
    ['poll-messages', '/api/test-api/expect#polling'],
    `test('a', async () => { await expect.poll(() => 1, { timeout: 100 }).toBe(2); });`,
  ),
  testCase(
    'resolves without promise',
    'promise-messages',
    `test('a', async () => { await expect(1).resolves.toBe(1); });`,
  ),
  testCase(
    'resolves rejects',
    'promise-messages',
    `test('a', async () => { await expect(Promise.reject(new Error('x'))).resolves.toBe(1); });`,
  ),
  testCase(
    'rejects resolves',
    'promise-messages',
    `test('a', async () => { await expect(Promise.resolve(1)).rejects.toThrow(); });`,
  ),
  testCase(
    'resolves not awaited',
    'promise-messages',
    `test('a', () => { expect(Promise.resolve(1)).resolves.toBe(1); });`,
  ),
  testCase('no assertions', 'assertion-counts', `test('a', () => { expect.hasAssertions(); });`),
  testCase(
    'wrong number of assertions',
    'assertion-counts',
    `test('a', () => { expect.assertions(2); expect(1).toBe(1); });`,
  ),
  testCase('unreachable', 'assertion-counts', `test('a', () => { expect.unreachable(); });`),
  testCase(
    'toThrow without throwing',
    'promise-messages',
    `test('a', () => { expect(() => {}).toThrow(); });`,
  ),
  testCase('soft outside', 'matcher-arguments', `expect.soft(1).toBe(2);\n${PASSES}`),
  testCase(
    'greater than text',
    'matcher-arguments',
    `test('a', () => { expect('5').toBeGreaterThan(3); });`,
  ),
  testCase('match a number', 'matcher-arguments', `test('a', () => { expect(5).toMatch(/5/); });`),
  testCase(
    'instance of text',
    'matcher-arguments',
    `test('a', () => { expect({}).toBeInstanceOf('Date' as never); });`,
  ),
  testCase(
    'property of undefined',
    'matcher-arguments',
    `test('a', () => { expect(undefined).toHaveProperty('a'); });`,
  ),
  testCase(
    'unknown matcher',
    'matcher-arguments',
    `test('a', () => { (expect(1) as any).toBeNice; (expect(1) as any).to.bee(1); });`,
  ),
  testCase(
    'any without constructor',
    'matcher-arguments',
    `test('a', () => { expect(1).toEqual(expect.any(undefined as never)); });`,
  ),
  testCase(
    'stringContaining a number',
    'matcher-arguments',
    `test('a', () => { expect('1').toEqual(expect.stringContaining(1 as never)); });`,
  ),
  testCase(
    'objectContaining text',
    'matcher-arguments',
    `test('a', () => { expect({}).toEqual(expect.objectContaining('a' as never)); });`,
  ),
  testCase(
    'element without browser',
    'matcher-arguments',
    `test('a', () => { (expect as any).element(1); });`,
  ),
  testCase(
    'test.fails passes',
    ['/api/test-api/test#modifiers', 'assertion-counts'],
    `test.fails('a', () => {});`,
  ),
  testCase(
    'snapshot outside of test',
    'snapshot-messages',
    `expect(1).toMatchSnapshot();\n${PASSES}`,
  ),
  testCase(
    'snapshot with not',
    'snapshot-messages',
    `test('a', () => { expect(1).not.toMatchSnapshot(); });`,
  ),
  testCase(
    'snapshot properties of a number',
    'snapshot-messages',
    `test('a', () => { expect(1 as never).toMatchSnapshot({ id: expect.any(Number) } as never); });`,
  ),
  testCase(
    'snapshot properties differ',
    'snapshot-messages',
    `test('a', () => { expect({ id: 'x' }).toMatchSnapshot({ id: expect.any(Number) }); });`,
  ),
  testCase(
    'thrown snapshot without throwing',
    'snapshot-messages',
    `test('a', () => { expect(() => {}).toThrowErrorMatchingSnapshot(); });`,
  ),
  testCase(
    'inline snapshots at one place',
    'snapshot-messages',
    `const check = (value: number) => expect(value).toMatchInlineSnapshot();\ntest('a', () => { check(1); check(2); });`,
  ),
  testCase(
    'snapshot missing in CI',
    'snapshot-mismatch',
    `test('a', () => { expect(1).toMatchSnapshot(); });`,
    { env: { CI: 'true' } },
  ),
  testCase(
    'fixture without destructuring',
    'fixture-messages',
    `const it = test.extend({ cart: async ({}, use) => { await use([]); } });\nit('a', (context) => { expect(context.cart).toEqual([]); });`,
  ),
  testCase(
    'fixture with rest',
    'fixture-messages',
    `const it = test.extend({ cart: async ({}, use) => { await use([]); } });\nit('a', ({ ...all }) => { expect(all).toBeDefined(); });`,
  ),
  testCase(
    'circular fixtures',
    'fixture-messages',
    `const it = test.extend({ a: async ({ b }: any, use: any) => { await use(b); }, b: async ({ a }: any, use: any) => { await use(a); } });\nit('a', ({ a }: any) => { expect(a).toBe(1); });`,
  ),
  testCase(
    'fixture arguments',
    'fixture-messages',
    `test.extend('a', 1 as never, 2 as never, 3 as never);\n${PASSES}`,
  ),
  testCase(
    'fixture scope',
    'fixture-messages',
    `test.extend('a', { scope: 'run' as never }, () => 1);\n${PASSES}`,
  ),
  testCase('fixture name', 'fixture-messages', `test.extend('my cart', () => 1);\n${PASSES}`),
  testCase(
    'fixture defaults',
    'fixture-messages',
    `const it = test.extend({ cart: async ({}, use) => { await use([]); } });\nit('a', ({ cart = [] }) => { expect(cart).toEqual([]); });`,
  ),
  testCase(
    'wrong third argument',
    ['fixture-messages', '/api/test-api/test#options'],
    `test('a', () => {}, { timeout: 5 } as never);`,
  ),
  testCase('onTestFinished outside', 'fixture-messages', `onTestFinished(() => {});\n${PASSES}`),
  testCase('onTestFailed outside', 'fixture-messages', `onTestFailed(() => {});\n${PASSES}`),
];
