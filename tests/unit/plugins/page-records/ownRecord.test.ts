import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { ownRecord } from '../../../../plugins/page-records/ownRecord.ts';

const PLACE = {
  routePath: '/guide/cli',
  relativePath: 'en/guide/cli.mdx',
  lang: 'en',
  version: '',
  recordFile: '/cache/one.js',
};

async function compile(path: string) {
  const processor = createProcessor({
    remarkPlugins: [[ownRecord, (file: string) => (file === '/docs/cli.mdx' ? PLACE : undefined)]],
  });
  processor.data('pageMeta' as never, { title: 'CLI' } as never);
  const code = String(await processor.process({ path, value: 'Text' }));
  return { code, meta: processor.data('pageMeta' as never) };
}

test('a page says where it stands and imports its record', async () => {
  const { code, meta } = await compile('/docs/cli.mdx');
  expect(meta).toEqual({
    title: 'CLI',
    routePath: '/guide/cli',
    _relativePath: 'en/guide/cli.mdx',
    lang: 'en',
    version: '',
  });
  expect(code).toContain('import "/cache/one.js";');
});

test('what is no page of the site stays as it is', async () => {
  const { code, meta } = await compile('/docs/part.mdx');
  expect(meta).toEqual({ title: 'CLI' });
  expect(code).not.toContain('/cache/');
});
