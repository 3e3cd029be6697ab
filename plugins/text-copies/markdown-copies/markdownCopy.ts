import type { RootContent } from 'mdast';
import { apiFacts, optionFacts } from '../../../components/facts/facts.markdown.ts';
import { title } from '../../../content/markdown/markdownNodes.ts';
import type { CopyPage } from './copyPage.ts';
import { featureNodes, heroNodes } from './homeNodes.ts';
import { overviewNodes } from './overviewNodes.ts';
import { plainBody } from './plainBody.ts';
import { writeMarkdown } from './writeMarkdown.ts';

/**
 * Converts a page to plain Markdown, in the order in which the theme renders its parts. Throws an
 * error with file and line if something in the page can't be converted.
 */
export function markdownCopy(page: CopyPage): string {
  return writeMarkdown([
    title(page.frontMatter.title),
    ...factNodes(page),
    ...heroNodes(page),
    ...plainBody(page),
    ...featureNodes(page),
    ...overviewNodes(page),
  ]);
}

/** The facts about the page's option or API. */
export function factNodes(page: CopyPage): RootContent[] {
  const { options, api } = page.facts;
  const [option] = options;
  if (option) return [optionFacts(option, page)];
  return api ? [apiFacts(api, page.language)] : [];
}
