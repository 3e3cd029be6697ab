import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageIndexInfo } from '@rspress/core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { datesOfPages, pageData } from './pageData.ts';

const here = process.cwd();
let folder = '';
const whole = () => path.join(folder, 'whole');
const shallow = () => path.join(folder, 'shallow');

function git(cwd: string, args: readonly string[], day?: string): void {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
  const dates = day && { GIT_AUTHOR_DATE: `${day}T12:00Z`, GIT_COMMITTER_DATE: `${day}T12:00Z` };
  execFileSync('git', [...identity, ...args], { cwd, env: { ...process.env, ...dates } });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'last-updated-'));
  git(folder, ['init', '--quiet', whole()]);
  for (const [file, day] of [
    ['old.mdx', '2026-01-02'],
    ['new.mdx', '2026-03-04'],
  ] as const) {
    await writeFile(path.join(whole(), file), 'text');
    git(whole(), ['add', '.']);
    git(whole(), ['commit', '--quiet', '--message', file], day);
  }
  git(folder, ['clone', '--quiet', '--depth', '1', pathToFileURL(whole()).href, shallow()]);
});

afterEach(() => process.chdir(here));
afterAll(() => rm(folder, { recursive: true }));

/** The page data that a build in `root` writes. */
async function dateOf(root: string, file: string): Promise<unknown> {
  process.chdir(root);
  const plugin = pageData(datesOfPages());
  const page: Partial<PageIndexInfo> = { _filepath: path.join(process.cwd(), file) };
  await plugin.extendPageData?.(page as PageIndexInfo, true);
  return (page as { lastUpdatedTime?: unknown }).lastUpdatedTime;
}

test('with the full history, each page has the date of its last commit', async () => {
  expect(await dateOf(whole(), 'old.mdx')).toBe('2026-01-02');
  expect(await dateOf(whole(), 'new.mdx')).toBe('2026-03-04');
});

test('in a shallow clone, no page has a date: that of the only commit would be wrong', async () => {
  expect(await dateOf(shallow(), 'old.mdx')).toBeUndefined();
  expect(await dateOf(shallow(), 'new.mdx')).toBeUndefined();
});

test('before the first commit, no page has a date', async () => {
  const empty = path.join(folder, 'empty');
  git(folder, ['init', '--quiet', empty]);
  expect(await dateOf(empty, 'new.mdx')).toBeUndefined();
});
