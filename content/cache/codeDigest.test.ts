import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digestOf } from './codeDigest.ts';

test('changes in code or packages change the digest; pages, components, and what tools write don’t', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'code-digest-'));
  try {
    const write = async (file: string, text: string) => {
      await mkdir(path.join(root, path.dirname(file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    };
    const files = [
      'checks/a.ts',
      'app/a.ts',
      'components/a.ts',
      'tools/a.ts',
      'content/page.ts',
      'packages/a/src/b.ts',
      'plugins/deep/down/b.ts',
      'theme/styles/c.css',
      'package-lock.json',
    ];
    for (const file of files) await write(file, 'before');
    const seen = new Set([digestOf(root)]);
    for (const file of [
      'docs/en/index.mdx',
      'components/A.tsx',
      'theme/a/A.module.css',
      'packages/a/.cache/b.js',
      'packages/a/node_modules/.vite/results.json',
      'packages/a/tests/fixture/doc_build/a.js',
    ]) {
      await write(file, 'text');
      expect(seen).toContain(digestOf(root));
    }
    for (const file of files) {
      await write(file, 'after');
      expect(seen).not.toContain(digestOf(root));
      seen.add(digestOf(root));
    }
    await write('theme/new.ts', '');
    expect(seen).not.toContain(digestOf(root));
  } finally {
    await rm(root, { recursive: true });
  }
});
