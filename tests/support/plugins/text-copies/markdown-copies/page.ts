import type { PageFrontMatter } from '../../../../../content/front-matter/frontMatter.ts';
import { parsePage } from '../../../../../content/parsePage.ts';
import type { CopyPage } from '../../../../../plugins/text-copies/markdown-copies/copyPage.ts';
import { markdownCopy } from '../../../../../plugins/text-copies/markdown-copies/markdownCopy.ts';

const HEAD = '---\ntitle: Page\ndescription: Words.\n---\n\n';

/** A page whose body starts in line 6. */
export function pageOf(
  body: string,
  overrides: Partial<Omit<CopyPage, 'frontMatter' | 'source' | 'tree'>> & {
    frontMatter?: Partial<PageFrontMatter>;
  } = {},
): CopyPage {
  const language = overrides.language ?? 'en';
  const file = `docs/${language}/guide/page.mdx`;
  const { source, tree } = parsePage(file, `${HEAD}${body}\n`);
  return {
    file,
    language,
    route: '/guide/page',
    site: 'https://site.test',
    facts: { options: [] },
    ...overrides,
    source,
    tree,
    frontMatter: { title: 'Page', description: 'Words.', ...overrides.frontMatter },
  };
}

/** The copy's text below its title, without the trailing newline. */
export function copyOf(...page: Parameters<typeof pageOf>): string {
  return markdownCopy(pageOf(...page))
    .replace(/^# Page\n(?:\n|$)/, '')
    .trimEnd();
}

export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\``;
}

export function lines(...texts: string[]): string {
  return texts.join('\n');
}
