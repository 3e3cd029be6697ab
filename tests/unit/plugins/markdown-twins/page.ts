import { markdownTwin } from '../../../../plugins/markdown-twins/markdownTwin.ts';
import type { TwinPage } from '../../../../plugins/markdown-twins/twinPage.ts';
import type { PageFrontMatter } from '../../../../plugins/page-data/frontMatter.ts';

const HEAD = '---\ntitle: Page\ndescription: Words.\n---\n\n';

/** A page whose body begins in line 6. */
export function pageOf(
  body: string,
  overrides: Partial<Omit<TwinPage, 'frontMatter' | 'source'>> & {
    frontMatter?: Partial<PageFrontMatter>;
  } = {},
): TwinPage {
  const language = overrides.language ?? 'en';
  return {
    file: `docs/${language}/guide/page.mdx`,
    language,
    route: '/guide/page',
    site: 'https://site.test',
    ...overrides,
    source: `${HEAD}${body}\n`,
    frontMatter: { title: 'Page', description: 'Words.', ...overrides.frontMatter },
  };
}

/** What the twin says below its title, without the line break at its end. */
export function twinOf(...page: Parameters<typeof pageOf>): string {
  return markdownTwin(pageOf(...page))
    .replace(/^# Page\n(?:\n|$)/, '')
    .trimEnd();
}

export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\``;
}

export function lines(...all: string[]): string {
  return all.join('\n');
}
