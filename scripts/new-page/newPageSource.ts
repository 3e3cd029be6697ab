import { stringify } from 'yaml';
import { UNWRITTEN } from '../../checks/pages/unwrittenChecks.ts';
import type { Language } from '../../content/languages.ts';
import type { NewPage } from './planNewPage.ts';

/** Placeholder text in a new page. */
const UNTIL_WRITTEN: Record<Language, { description: string; opening: string; example: string }> = {
  en: {
    description: `${UNWRITTEN}: say in 50 to 160 characters what the page is about, as no other page does.`,
    opening: `${UNWRITTEN}: say in one or two sentences what this is for.`,
    example: `## Example {#example}\n\n${UNWRITTEN}: show it at work, in blocks with a title.`,
  },
  zh: {
    description: `${UNWRITTEN}：用五十到一百六十个字说明本页的内容，不要与其他页面的描述相同，读者会在搜索结果里看到这段文字，请写得具体一些。`,
    opening: `${UNWRITTEN}：用一两句话说明它的用途。`,
    example: `## 示例 {#example}\n\n${UNWRITTEN}：用带标题的代码块给出示例。`,
  },
};

/** The source of a new page in one language. */
export function newPageSource(page: NewPage, language: Language): string {
  const words = UNTIL_WRITTEN[language];
  const frontMatter = {
    title: page.titles[language],
    description: page.descriptions[language] ?? words.description,
    ...(page.option && { options: [page.option] }),
  };
  const yaml = stringify(frontMatter, { lineWidth: 0, singleQuote: true });
  return `---\n${yaml}---\n\n${words.opening}\n\n${words.example}\n`;
}
