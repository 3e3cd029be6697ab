import type { PlainPage } from './plainSite.ts';

interface Layout {
  /** Where the English pages are. */
  folder: string;
  /** Where the Chinese ones are. */
  other: string;
  /** Whether the title must also be in the text, as a heading. */
  titled: boolean;
}

/** A page as a file: its path, and its text with front matter. */
export function pageFile(page: PlainPage, { folder, other, titled }: Layout): [string, string] {
  const name = page.route.endsWith('/') ? `${page.route}index` : page.route;
  const frontMatter = [
    '---',
    // A JSON string is a YAML one.
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(page.description)}`,
    '---',
  ];
  const heading = titled ? [`# ${page.title}`, ''] : [];
  return [
    `${page.language === 'en' ? folder : other}${name}.md`,
    [...frontMatter, '', ...heading, page.markdown].join('\n'),
  ];
}
