import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SYNONYMS } from '../../../content/glossary.ts';
import { FakeIndexes } from '../../../tests/support/plugins/search/search-hosted/fakeIndexes.ts';
import { publishSite } from './publishSite.ts';

const ENV = {
  DOCSEARCH_APP_ID: 'APP',
  DOCSEARCH_ADMIN_KEY: 'admin',
  DOCSEARCH_INDEX: 'docs_{lang}',
};

let docs = '';
let application: FakeIndexes;

async function write(path: string, title: string, text: string): Promise<void> {
  await mkdir(join(docs, path, '..'), { recursive: true });
  await writeFile(join(docs, path), `---\ntitle: ${title}\n---\n\n${text}\n`);
}

beforeEach(async () => {
  docs = await mkdtemp(join(tmpdir(), 'publish-'));
  await write('en/guide/alpha.mdx', 'Alpha', '`Promise<T>` first.');
  await write('zh/guide/alpha.mdx', '甲', '第一。');
  application = new FakeIndexes();
  await application.start();
});
afterEach(async () => {
  await application.stop();
  await rm(docs, { recursive: true });
});

async function publish(write: boolean, env: Record<string, string | undefined> = ENV) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  await publishSite({ docs, env, write, log, client: application.options });
  return lines.join('\n');
}

test('without --write, it only says what the indexes would have', async () => {
  const said = await publish(false);
  expect(said).toContain(`docs_en would have 2 records and ${SYNONYMS.length} groups of synonyms.`);
  expect(said).toContain('docs_zh would have 2 records');
  expect(said).toContain('Dry run. Add --write to replace the indexes');
  expect(application.asked).toEqual([]);
});

test('with --write, each language’s index has its records, settings, and synonyms', async () => {
  expect(await publish(true)).toContain('docs_en has 2 records');
  const english = application.indexes.get('docs_en');
  expect([...(english?.records.keys() ?? [])].sort()).toEqual(['/guide/alpha', '/guide/alpha:0']);
  expect([...(application.indexes.get('docs_zh')?.records.keys() ?? [])]).toContain(
    '/zh/guide/alpha',
  );
  expect(english?.settings).toMatchObject({ attributeForDistinct: 'url', indexLanguages: ['en'] });
  expect(english?.synonyms).toHaveLength(SYNONYMS.length);
});

test('pages that are gone are gone from the index, which has no other indexes beside it', async () => {
  await publish(true);
  await rm(join(docs, 'zh/guide/alpha.mdx'));
  await write('zh/guide/beta.mdx', '乙', '第二。');
  await publish(true);
  expect([...application.indexes.keys()].sort()).toEqual(['docs_en', 'docs_zh']);
  const chinese = [...(application.indexes.get('docs_zh')?.records.keys() ?? [])];
  expect(chinese).toContain('/zh/guide/beta:0');
});

test.each([
  ['DOCSEARCH_ADMIN_KEY is not set.', { ...ENV, DOCSEARCH_ADMIN_KEY: undefined }],
  ['DOCSEARCH_APP_ID and DOCSEARCH_INDEX are not set.', { DOCSEARCH_ADMIN_KEY: 'admin' }],
  ['DOCSEARCH_INDEX is "docs"', { ...ENV, DOCSEARCH_INDEX: 'docs' }],
])('%s nothing is asked', async (error, env) => {
  await expect(publish(true, env)).rejects.toThrow(error);
  expect(application.asked).toEqual([]);
});

test('a folder without pages is an error, not an empty index', async () => {
  await rm(join(docs, 'en'), { recursive: true });
  await rm(join(docs, 'zh'), { recursive: true });
  await expect(publish(true)).rejects.toThrow('has no pages to publish');
  expect(application.asked).toEqual([]);
});

test('a read-only key: the application’s error', async () => {
  application.fail = () => ({ status: 403, json: { message: 'Invalid API key', status: 403 } });
  await expect(publish(true)).rejects.toThrow('Invalid API key');
});

function run(...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['--import', 'tsx', 'scripts/publishSearch.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: {} }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
}

test('the command: errors for a missing key and an unknown flag, help', async () => {
  const withoutKey = await run();
  expect(withoutKey.code).toBe(1);
  expect(withoutKey.output).toContain(
    'DOCSEARCH_APP_ID and DOCSEARCH_ADMIN_KEY and DOCSEARCH_INDEX are not set.',
  );
  expect(withoutKey.output).not.toContain('    at ');
  const unknown = await run('--wirte');
  expect([unknown.code, unknown.output.split('\n')[0]]).toEqual([1, 'Unknown flag --wirte.']);
  const help = await run('--help');
  expect([help.code, help.output]).toEqual([0, expect.stringContaining('search:publish')]);
});
