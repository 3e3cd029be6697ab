import type { RspressPlugin } from '@rspress/core';
import { readFacts } from '../../../content/facts/facts.ts';
import { pageFacts } from '../../../content/facts/pageFacts.ts';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';

/** Adds to the data of each page the facts about the options and names in its front matter. */
export function pageFactsPlugin(facts = readFacts(process.cwd())): RspressPlugin {
  return {
    name: 'page-facts',
    extendPageData(page) {
      const documented = page.frontmatter as Pick<PageFrontMatter, 'options' | 'api'>;
      Object.assign(page, { facts: pageFacts(documented, facts) });
    },
  };
}
