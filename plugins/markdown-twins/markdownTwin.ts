import type { RootContent } from 'mdast';
import { apiFacts, optionFacts } from './facts.ts';
import { featureNodes, heroNodes } from './homeNodes.ts';
import { title } from './markdownNodes.ts';
import { overviewNodes } from './overviewNodes.ts';
import { plainBody } from './plainBody.ts';
import type { TwinPage } from './twinPage.ts';
import { writeMarkdown } from './writeMarkdown.ts';

/**
 * Pure: a page as plain Markdown, in the order in which the theme shows its parts. Throws an
 * error that names file and line where the page holds something that has no Markdown form.
 */
export function markdownTwin(page: TwinPage): string {
  return writeMarkdown([
    title(page.frontMatter.title),
    ...factNodes(page),
    ...heroNodes(page),
    ...plainBody(page),
    ...featureNodes(page),
    ...overviewNodes(page),
  ]);
}

/** What is known of the option or the names that the page is about. */
export function factNodes({ frontMatter, freshness, language }: TwinPage): RootContent[] {
  const { options: [option] = [], api } = frontMatter;
  if (option) return [optionFacts(option, language, freshness?.options[option.path])];
  return api ? [apiFacts(api, language, freshness?.names)] : [];
}
