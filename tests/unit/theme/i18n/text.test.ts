import { expect, test } from 'vitest';
import { TEXT } from '../../../../theme/i18n/text.ts';
import { TOOLS, toolDescription, toolUrl } from '../../../../theme/tool-menu/tools.ts';

test('each tool is described in both languages, without duplicates', () => {
  for (const language of ['en', 'zh'] as const) {
    const said = TOOLS.map((tool) => toolDescription(tool, language));
    expect(new Set(said).size).toBe(TOOLS.length);
    expect(said.every((text) => text.length > 5)).toBe(true);
  }
  expect(TOOLS.every((tool) => /\p{Script=Han}/u.test(tool.desc))).toBe(true);
  expect(TOOLS.some((tool) => /\p{Script=Han}/u.test(tool.descEn))).toBe(false);
});

test('an address is the language’s own', () => {
  const [rspack] = TOOLS;
  expect(rspack && toolUrl(rspack, 'en')).toBe('https://rspack.rs');
  expect(rspack && toolUrl(rspack, 'zh')).toBe('https://rspack.rs/zh/');
});

test('no English text contains Chinese characters, and no text is empty', () => {
  const flat = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value('x'))];
    return Object.values(value as object).flatMap(flat);
  };
  expect(flat(TEXT.en).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  expect([...flat(TEXT.en), ...flat(TEXT.zh)].filter((text) => text.trim() === '')).toEqual([]);
});

test('the words of the specification are the ones that are shown', () => {
  const { search } = TEXT.en;
  expect(search.noRecent).toBe('No recent searches');
  expect(`${search.nothing.before}query${search.nothing.after}`).toMatch(/^No results for .?query/);
  expect([search.report, search.reportLink]).toEqual([
    'Believe this query should return results?',
    'Let us know.',
  ]);
  expect([search.error, search.errorHelp]).toEqual([
    'Unable to fetch results',
    'You might want to check your network connection.',
  ]);
  expect(TEXT.zh.search.error).toMatch(/无法|失败/);
  expect(TEXT.zh.search.errorHelp).toMatch(/网络/);
  expect(TEXT.en.openInAssistant).toBe('Open in assistant');
  expect(TEXT.en.outlineTitle).toBe('ON THIS PAGE');
  expect(TEXT.en.overviewTitle).toBe('Overview');
  expect(TEXT.en.overviewNoMatch('query')).toMatch(/^No matching API found.*query$/);
});

test('“Tool link entry: name, desc, descEn, logo, url, optional urlEn”, “Tool group: title, titleEn, links”', () => {
  for (const tool of TOOLS) {
    expect(tool.name).toMatch(/\S/);
    expect(tool).toMatchObject({ desc: TEXT.zh.tools[tool.id], descEn: TEXT.en.tools[tool.id] });
    for (const address of [tool.logo, tool.url, tool.urlEn ?? tool.url]) {
      expect(new URL(address).protocol).toBe('https:');
    }
  }
  expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
  expect(TEXT.zh.toolMenuTitle).toMatch(/\p{Script=Han}/u);
  expect(TEXT.en.toolMenuTitle).not.toMatch(/\p{Script=Han}/u);
});
