import { numberedFiles, type Project } from './project.ts';

/** Test files that each import large packages: hundreds of modules before the first test. */
export function imports(testFiles: number): Project {
  return numberedFiles(testFiles, (n, testModule) => ({
    [`src/report${n}.ts`]: sourceOf(n),
    [`test/report${n}.test.ts`]: testOf(n, testModule),
  }));
}

function sourceOf(n: number): string {
  return `import { addDays, format } from 'date-fns';
import lodash from 'lodash';
import { from, lastValueFrom, map, reduce } from 'rxjs';
import { z } from 'zod';

const Row = z.object({ name: z.string(), amount: z.number() });

export const day = (): string => format(addDays(new Date(2026, 0, 1), ${n}), 'yyyy-MM-dd');

export const names = (rows: unknown): string[] =>
  lodash.uniq(z.array(Row).parse(rows).map((row) => row.name));

export const total = (amounts: readonly number[]): Promise<number> =>
  lastValueFrom(from(amounts).pipe(map((one) => one + ${n}), reduce((sum, one) => sum + one, 0)));
`;
}

function testOf(n: number, testModule: string): string {
  const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
  return `import { expect, test } from '${testModule}';
import { day, names, total } from '../src/report${n}';

test('has a day', () => expect(day()).toBe('${day}'));
test('lists names once', () => {
  const row = { name: 'pen', amount: 2 };
  expect(names([row, row])).toEqual(['pen']);
});
test('refuses other rows', () => expect(() => names([{ name: 1 }])).toThrow());
test('adds up', async () => expect(await total([1, 2])).toBe(${3 + 2 * n}));
`;
}
