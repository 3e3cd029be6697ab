import type { InputFile } from './inputFiles';

/** An example of each kind, except Jest's config as JSON. */
export const EXAMPLES: readonly Required<InputFile>[] = [
  {
    kind: 'jest-config',
    path: 'jest.config.js',
    code: `/** @type {import('jest').Config} */
module.exports = {
  preset: 'ts-jest',
  testEnvironment: 'jsdom',
  // Matchers and cleanup
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\\\.css$': 'identity-obj-proxy',
  },
  coverageThreshold: { global: { lines: 80 } },
  notify: true,
  runner: './testing/runner.js',
};
`,
  },
  {
    kind: 'jest-test',
    path: 'src/cart.test.ts',
    code: `import { total } from './cart';
import { send } from './mail';

const mockSend = jest.fn(async () => 'queued');

jest.mock('./mail', () => ({ ...jest.requireActual('./mail'), send: mockSend }));

beforeEach(() => jest.clearAllMocks());

it('sends the receipt', (done) => {
  send('ada').then((state) => {
    expect(state).toBe('queued');
    done();
  });
});

xit('rounds', () => {
  expect(total([2.004, 3])).toBe(5);
});
`,
  },
  {
    kind: 'vitest-config',
    path: 'vitest.config.ts',
    code: `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    setupFiles: './testing/setup.ts',
    mockReset: true,
    sequence: { shuffle: true },
    coverage: { reporter: ['text', 'lcov'] },
  },
});
`,
  },
  {
    kind: 'vitest-test',
    path: 'src/price.test.ts',
    code: `import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { format, withTax } from './price';

vi.mock('./price', async (importOriginal) => {
  const original = await importOriginal<typeof import('./price')>();
  return { ...original, withTax: vi.fn((net: number) => net) };
});

beforeEach(() => vi.useFakeTimers());

test('leaves out the tax', () => {
  expect(format(withTax(5))).toBe('5.00 €');
  expectTypeOf(withTax).returns.toBeNumber();
});
`,
  },
];
