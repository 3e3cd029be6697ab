import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEXT } from '../../../theme/i18n/text.ts';
import { searchPages } from '../../search/search-index/searchPages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const directory = path.join(root, '.cache/translations-site');
const built = (file: string) => readFileSync(path.join(directory, file), 'utf8');

const folder = mkdtempSync(path.join(tmpdir(), 'translations-site-'));
const docs = path.join(folder, 'docs');
const parses = path.join(folder, 'parses.txt');

/** Builds the site, with these options for Node.js, and returns the output. */
function build(options = ''): string {
  const rspress = path.join(root, 'node_modules/@rspress/core/bin/rspress.js');
  const config = 'tests/fixtures/translations/rspress.config.ts';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [rspress, 'build', '--config', config],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        FIXTURE_DOCS: docs,
        PARSES: parses,
        NODE_OPTIONS: options,
      },
    },
  );
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

beforeAll(() => {
  cpSync(path.join(root, 'tests/fixtures/translations/docs'), docs, { recursive: true });
  expect(build(`--import=${path.join(root, 'tests/support/countParses.mjs')}`)).toContain(
    'docs/zh/guide/english.mdx is missing: Chinese readers see docs/en/guide/english.mdx',
  );
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Removes all tags except links. */
function textOf(html: string): string {
  return html.replace(/<(?!\/?a\b)[^>]*>/g, '').replace(/<a [^>]*href="([^"]*)"[^>]*>/g, '<a $1>');
}

/** The text of the article, starting with some words. */
function articleFrom(file: string, words: string): string {
  const [, article = ''] = built(file).split('<article');
  return textOf(article.slice(article.indexOf(words)));
}

describe('a section with changed English text', () => {
  const notice = TEXT.zh.staleTranslation('2026-10-01');

  test('has a notice below its heading, with the date and a link to the English section', () => {
    const page = articleFrom('zh/guide/both.html', '有变');
    expect(page).toContain(`${notice}<a /guide/both#changed>${TEXT.zh.readOriginal}</a>`);
    expect(page.indexOf(notice)).toBeLessThan(page.indexOf('译文已经落后。'));
  });

  test('is the only one with a notice', () => {
    expect(built('zh/guide/both.html').split(notice)).toHaveLength(2);
    expect(built('guide/both.html')).not.toContain('data-notice');
    expect(built('zh/index.html')).not.toContain('data-notice');
  });
});

describe('a page without a translation', () => {
  test('is shown in English, with a notice, and marked as English', () => {
    const page = built('zh/guide/english.html');
    expect(page).toMatch(/<html[^>]* lang="zh-CN"/);
    expect(page).toMatch(/<h1[^>]* lang="en"[^>]*>English alone</);
    const [before = '', after = ''] = page.split('<div lang="en">');
    expect(before).toContain(TEXT.zh.untranslated);
    expect(after).toContain('Leads to');
    expect(built('guide/english.html')).not.toContain('data-notice');
  });

  test('links to pages in the reader’s language', () => {
    expect(articleFrom('zh/guide/english.html', 'Leads to')).toMatch(
      /^Leads to <a \/zh\/guide\/both#kept>the other page<\/a>, <a #below>itself<\/a>/,
    );
    expect(articleFrom('guide/english.html', 'Leads to')).toMatch(
      /^Leads to <a \/guide\/both#kept>/,
    );
  });

  test('is linked from content and sidebar', () => {
    expect(articleFrom('zh/index.html', '参见')).toMatch(/^参见<a \/zh\/guide\/english>/);
    const sidebar = built('zh/guide/both.html').split('data-part="sidebar"').at(-1) ?? '';
    expect(textOf(sidebar)).toContain('<a /zh/guide/english>English alone</a>');
  });

  test('has the English page as its canonical URL', () => {
    const canonical = '<link rel="canonical" href="https://fixture.example/guide/english">';
    expect(built('zh/guide/english.html')).toContain(canonical);
    expect(built('zh/guide/both.html')).toContain('href="https://fixture.example/zh/guide/both"');
    expect(built('sitemap.xml')).toContain('https://fixture.example/zh/guide/both');
    expect(built('sitemap.xml')).not.toContain('https://fixture.example/zh/guide/english');
  });

  test('has a Markdown copy with the notice', () => {
    const copy = built('zh/guide/english.md');
    expect(copy).toMatch(/^# English alone\n/);
    expect(copy.indexOf(TEXT.zh.untranslated)).toBeGreaterThan(0);
    expect(copy.indexOf(TEXT.zh.untranslated)).toBeLessThan(copy.indexOf('Leads to'));
    expect(built('guide/english.md')).not.toContain(TEXT.zh.untranslated);
  });
});

test('a cold build parses the text of a page once, and its front matter twice: so does Rspress', () => {
  const recorded = readFileSync(parses, 'utf8').trim().split('\n');
  const calls = recorded.map((line) => JSON.parse(line) as { name: string; input: string });
  const times = (name: string, words: string) =>
    calls.filter((call) => call.name === name && call.input.includes(words)).length;
  expect({
    frontMatter: times('YAML', 'one section of which has changed'),
    text: times('Markdown', 'As it was translated.'),
    translatedFrontMatter: times('YAML', '其中一节在翻译之后'),
    translatedText: times('Markdown', '译文已经落后。'),
  }).toEqual({ frontMatter: 2, text: 1, translatedFrontMatter: 2, translatedText: 1 });
});

test('search finds pages by their text, not by the notices', () => {
  const pages = searchPages({ docs }).filter(({ language }) => language === 'zh');
  expect(pages.map(({ url }) => url).sort()).toEqual([
    '/zh/',
    '/zh/guide/both',
    '/zh/guide/english',
  ]);
  const prose = pages.flatMap(({ sections }) => sections.flatMap((section) => section.prose));
  expect(prose).toContain('译文已经落后。');
  expect(prose.join('\n')).not.toContain(TEXT.zh.untranslated);
});

test('a second build shows a change on the page, on its translation, and in its Markdown copy', {
  tags: ['full'],
  timeout: 120_000,
}, () => {
  const file = path.join(docs, 'en/guide/both.mdx');
  const kept = 'As it was translated.';
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(kept);
  writeFileSync(file, source.replace(kept, `${kept}\n\nA new sentence.`));
  build();
  expect(built('guide/both.html')).toContain('A new sentence.');
  expect(built('guide/both.md')).toContain('A new sentence.');
  expect(built('zh/guide/both.html').split(TEXT.zh.readOriginal)).toHaveLength(3);
});
