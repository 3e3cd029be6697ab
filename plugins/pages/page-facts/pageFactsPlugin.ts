import type { RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import { type Facts, readFacts } from '../../../content/facts/facts.ts';
import { FACTS_FIELD, pageFacts } from '../../../content/facts/pageFacts.ts';
import { extendFrontMatter } from '../../rspress/extendFrontMatter.ts';

/** Adds the facts about the options and names in a page's front matter, next to it. */
export function pageFactsPlugin(facts = readFacts(process.cwd())): RspressPlugin {
  // Passed as an option, so that the build's cache is invalidated when the record changes.
  return { name: 'page-facts', markdown: { remarkPlugins: [[addFacts, facts]] } };
}

function addFacts(this: Processor, facts: Facts | undefined) {
  return extendFrontMatter(this, (frontMatter) => ({
    [FACTS_FIELD]: pageFacts(frontMatter, facts),
  }));
}
