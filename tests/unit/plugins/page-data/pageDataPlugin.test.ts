import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listPages } from '../../../../plugins/page-data/listPages.ts';
import {
  findFrontMatterProblems,
  frontMatterError,
  pageDataPlugin,
} from '../../../../plugins/page-data/pageDataPlugin.ts';

const BAD = path.resolve(import.meta.dirname, '../../../fixtures/content/bad');
const utils = { addPlugin: () => {}, removePlugin: () => {} };

afterEach(() => {
  vi.restoreAllMocks();
});

function pluginIn(root: string) {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return pageDataPlugin();
}

describe('a build', () => {
  test('stops, with every wrong page in one message and nothing else', async () => {
    const plugin = pluginIn(BAD);
    const error: Error = await Promise.resolve(plugin.config?.({}, utils, true)).then(
      () => new Error('no error'),
      (reason: Error) => reason,
    );
    expect(error.message).toMatch(
      /^The front matter of 2 pages is wrong:\n {2}docs\/en\/fields\.mdx:1: title:/,
    );
    expect(error.message.split('\n')).toHaveLength(10);
    // What Rspress prints.
    expect(error.stack).toBe(error.message);
  });

  test('goes on if every page is right', async () => {
    const config = { root: path.join(BAD, 'docs/en/nothing') };
    await expect(pluginIn(BAD).config?.(config, utils, true)).rejects.toThrow('ENOENT');
    const right = { root: 'docs' };
    const site = path.resolve(BAD, '../wrong-facts');
    await expect(pluginIn(site).config?.(right, utils, true)).resolves.toBe(right);
  });
});

test('while developing, the server starts with wrong pages', async () => {
  const config = {};
  await expect(pluginIn(BAD).config?.(config, utils, false)).resolves.toBe(config);
});

test('the pages of a site are found in order, without drafts', async () => {
  const files = await listPages(BAD);
  expect(files.slice(0, 3)).toEqual([
    'docs/en/broken.mdx',
    'docs/en/components.mdx',
    'docs/en/fields.mdx',
  ]);
  expect(files).not.toContain('docs/en/_draft.mdx');
});

test('a folder below the root can be named with its whole path', async () => {
  const problems = await findFrontMatterProblems(BAD, path.join(BAD, 'docs/zh'));
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/zh/fields.mdx:4']);
});

test('one page is called one page', () => {
  const error = frontMatterError([{ file: 'a.mdx', line: 1, message: 'wrong' }]);
  expect(error.message).toBe('The front matter of one page is wrong:\n  a.mdx:1: wrong');
});
