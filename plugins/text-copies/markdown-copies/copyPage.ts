import type { FormPage } from '../../../components/componentForm.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { pageFacts } from '../../../content/facts/pageFacts.ts';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';
import type { Language } from '../../../content/languages.ts';
import type { ListedGroup } from '../../../content/navigation/pagesBelow.ts';
import type { Page } from '../../../content/page.ts';

/** A page with everything that its Markdown copy needs. */
export interface CopyPage extends FormPage, Pick<Page, 'file' | 'route' | 'source' | 'tree'> {
  readonly frontMatter: PageFrontMatter;
  /** For an overview page: the pages below it, in the sidebar's order. */
  readonly below?: readonly ListedGroup[];
}

/** `frontMatter` is the page's, which may be invalid in development. For `site`, see `FormPage`. */
export function copyPage(
  page: Page,
  frontMatter: PageFrontMatter,
  facts: Facts | undefined,
  site: string,
): CopyPage {
  const { file, language, route, source, tree } = page;
  const fields = { file, language, route, source, tree };
  return { ...fields, frontMatter, facts: pageFacts(frontMatter, facts), site };
}

interface CopyText {
  /** The separator between a name and its description. */
  colon: string;
  /** The text before and after the command that introduces its output. */
  outputOf: readonly [before: string, after: string];
}

/** The text that only the copies contain; other text is in the theme's tables. */
export const COPY_TEXT: Record<Language, CopyText> = {
  en: { colon: ': ', outputOf: ['Output of ', ':'] },
  zh: { colon: '：', outputOf: ['', ' 的输出：'] },
};
