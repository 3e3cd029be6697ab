import path from 'node:path';
import { expect, test } from 'vitest';
import { slashes } from '../../checks/examples/checkedSets.ts';
import { checkTypes } from '../../checks/examples/typeCheck.ts';
import { readSite, root } from './site.ts';

/**
 * The signatures that pages show, by the name that they declare, and what the installed package must
 * satisfy. The examples only check that a signature is valid TypeScript.
 */
const SIGNATURES: readonly [route: string, name: string, check: string][] = [
  ['/api/test-api/expect', 'function expect', 'installed.expect satisfies typeof expect;'],
  [
    '/api/test-api/polling',
    'interface PollOptions',
    'export type Poll = Parameters<typeof installed.expect.poll>[1];\n({}) as PollOptions satisfies Poll;',
  ],
  ['/api/rstest/fakeTimers', 'interface FakeTimers', 'installed.rs satisfies FakeTimers;'],
  ['/api/rstest/mockFunctions', 'interface MockFunctions', 'installed.rs satisfies MockFunctions;'],
  ['/api/rstest/mockModules', 'interface ModuleMocks', 'installed.rs satisfies ModuleMocks;'],
  ['/api/rstest/utilities', 'interface Utilities', 'installed.rs satisfies Utilities;'],
];

test('signatures in pages are those of the installed package', async () => {
  const sets = readSite().flatMap((page) =>
    SIGNATURES.filter(([route]) => route === page.route).map(([, name, check]) => {
      const code = page.codeBlocks.find((block) => block.code.includes(name))?.code;
      expect(code, `${page.file}: ${name}`).toBeDefined();
      return {
        folder: slashes(path.join(root, '.cache/signatures', page.file, name)),
        files: { 'a.ts': `${code}\nimport * as installed from '@rstest/core';\n${check}\n` },
      };
    }),
  );
  expect(sets).toHaveLength(SIGNATURES.length * 2);
  expect(await checkTypes(slashes(root), sets)).toEqual([]);
});
