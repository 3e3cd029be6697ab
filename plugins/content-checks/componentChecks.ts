import type { Problem } from '../page-data/problem.ts';
import type { Component, Page } from './page.ts';
import { lineOf, type TreeNode, walk } from './walk.ts';

/** What a page may use without import (README, "write a page"), and what each must say. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  OptionFacts: ['path'],
  Install: ['packages'],
  Exec: ['command'],
  Tabs: [],
  Tab: ['label', 'value'],
};

const FREE_PAGE_TYPES: readonly string[] = ['home', 'custom', 'blank', '404'];

/** Components that the theme would not know, and facts that the page does not have. */
export function checkComponents(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    if (FREE_PAGE_TYPES.includes(page.front.frontMatter?.pageType ?? 'doc')) return [];
    return [
      ...page.components.flatMap((component) => {
        const message = componentProblem(component, page);
        return message ? [{ file: page.file, line: component.line, message }] : [];
      }),
      ...importProblems(page),
    ];
  });
}

function componentProblem({ name, attributes }: Component, page: Page): string | undefined {
  const required = COMPONENTS[name];
  if (!required) {
    return `<${name}> is no component of this site: use ${Object.keys(COMPONENTS).join(', ')}`;
  }
  const missing = required.find((attribute) => !attributes[attribute]);
  if (missing) return `<${name}> needs ${missing}="…"`;
  if (name !== 'OptionFacts') return undefined;
  const options = page.front.frontMatter?.options ?? [];
  if (!page.front.frontMatter || options.some(({ path }) => path === attributes.path)) {
    return undefined;
  }
  return `<OptionFacts path="${attributes.path}">: the front matter's options have no such path`;
}

function importProblems(page: Page): Problem[] {
  if (!page.tree) return [];
  return [...walk(page.tree as TreeNode)]
    .filter(({ type }) => type === 'mdxjsEsm')
    .map((node) => ({
      file: page.file,
      line: lineOf(node),
      message: 'no import or export in a page: the site’s components need none',
    }));
}
