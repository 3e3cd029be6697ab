import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { ownRecord } from './ownRecord.ts';

const moduleOf = (file: string) => (file === '/docs/cli.mdx' ? '/cache/one.js' : undefined);

async function compile(path: string): Promise<string> {
  const processor = createProcessor({ remarkPlugins: [[ownRecord, moduleOf]] });
  return String(await processor.process({ path, value: 'Text' }));
}

test('a page imports its record', async () => {
  expect(await compile('/docs/cli.mdx')).toContain('import "/cache/one.js";');
});

test('a file that is not a page imports none', async () => {
  expect(await compile('/docs/part.mdx')).not.toContain('/cache/');
});
