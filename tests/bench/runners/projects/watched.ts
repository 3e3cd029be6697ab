import { type Project, range } from './project.ts';
import { typescript } from './typescript.ts';

/** The module that the benchmark of watch mode saves. */
export const SAVED_FILE = 'src/saved.ts';

/** The TypeScript project, and a module whose test file has as many tests as the module lists. */
export function watched(testFiles: number): Project {
  const base = typescript(testFiles - 1);
  return {
    testFiles,
    files: (testModule) =>
      new Map([
        ...base.files(testModule),
        [SAVED_FILE, savedSource(1)],
        ['test/saved.test.ts', testOf(testModule)],
      ]),
  };
}

/** The source of the saved module, which makes its test file have `tests` tests. */
export function savedSource(tests: number): string {
  return `export const numbers: readonly number[] = [${range(tests).join(', ')}];\n`;
}

function testOf(testModule: string): string {
  return `import { expect, test } from '${testModule}';
import { numbers } from '../src/saved';
import { add9 } from '../src/part0/step9';

test.each([...numbers])('adds to %i', (n) => {
  expect(add9(n)).toBe(n + 10);
});
`;
}
