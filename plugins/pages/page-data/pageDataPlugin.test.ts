import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listPages } from '../../../content/listPages.ts';
import { findFrontMatterProblems, frontMatterError, pageDataPlugin } from './pageDataPlugin.ts';

const BAD = path.resolve(import.meta.dirname, '../../../tests/fixtures/content/bad');
const utils = { addPlugin: () => {}, removePlugin: () => {} };

afterEach(() => {
  vi.restoreAllMocks();
});

function pluginIn(root: string) {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return pageDataPlugin();
}

describe('a build', () => {
  test('fails with a single message about all invalid pages', async () => {
    const plugin = pluginIn(BAD);
    const error: Error = await Promise.resolve(plugin.config?.({}, utils, true)).then(
      () => new Error('no error'),
      (reason: Error) => reason,
    );
    expect(error.message).toMatch(
      /^Invalid front matter in 2 pages:\n {2}docs\/en\/fields\.mdx:1: title:/,
    );
    expect(error.message.split('\n')).toHaveLength(10);
    // What Rspress prints.
    expect(error.stack).toBe(error.message);
  });

  test('continues if all pages are valid', async () => {
    const config = { root: path.join(BAD, 'docs/en/nothing') };
    await expect(pluginIn(BAD).config?.(config, utils, true)).rejects.toThrow('ENOENT');
    const right = { root: 'docs' };
    const site = path.resolve(BAD, '../wrong-facts');
    await expect(pluginIn(site).config?.(right, utils, true)).resolves.toBe(right);
  });
});

test('in development, the server starts with invalid pages', async () => {
  const config = {};
  await expect(pluginIn(BAD).config?.(config, utils, false)).resolves.toBe(config);
});

test('the pages of a site are found in order, without drafts', async () => {
  const files = listPages(BAD);
  expect(files.slice(0, 3)).toEqual([
    'docs/en/broken.mdx',
    'docs/en/components.mdx',
    'docs/en/fields.mdx',
  ]);
  expect(files).not.toContain('docs/en/_draft.mdx');
});

test('a folder can be given as an absolute path', async () => {
  const problems = findFrontMatterProblems(BAD, path.join(BAD, 'docs/zh'));
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/zh/fields.mdx:4']);
});

test('the message for a single page is in the singular', () => {
  const error = frontMatterError([{ file: 'a.mdx', line: 1, message: 'wrong' }]);
  expect(error.message).toBe('Invalid front matter in one page:\n  a.mdx:1: wrong');
});
