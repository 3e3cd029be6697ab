import { expect, test } from 'vitest';
import { LIMITS, TOOL_MENU } from '../../../theme/site.ts';
import { TEXT } from '../../../theme/text.ts';
import { LANDING_TOOLS, TOOLS, toolDescription, toolUrl } from '../../../theme/tool-menu/tools.ts';

test('the menu lists eight tools and the landing block seven', () => {
  expect(TOOLS).toHaveLength(TOOL_MENU.tools);
  expect(LANDING_TOOLS).toHaveLength(TOOL_MENU.landingCards);
});

test('each tool is described in both languages, and nothing is said twice', () => {
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

test('no English text holds Chinese characters, and no text is empty', () => {
  const flat = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value('x'))];
    return Object.values(value as object).flatMap(flat);
  };
  expect(flat(TEXT.en).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  expect([...flat(TEXT.en), ...flat(TEXT.zh)].filter((text) => text.trim() === '')).toEqual([]);
});

test('the limits are those of the specification', () => {
  expect(LIMITS).toEqual({ socialLinks: 5, overviewDepth: 2 });
});
