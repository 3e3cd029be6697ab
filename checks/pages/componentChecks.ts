import { BENCHMARKS } from '../../components/benchmarks.ts';
import type { Component } from '../../content/markdown/components.ts';
import { lineOf, type TreeNode, walk } from '../../content/markdown/walk.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

/** The components that pages can use without importing them, with their required attributes. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  OptionFacts: ['path'],
  Install: ['packages'],
  Exec: ['command'],
  Tabs: [],
  Tab: ['label', 'value'],
  Benchmark: ['case'],
  BenchmarkConditions: [],
  CompareReleases: [],
  Converter: [],
  ConfigBuilder: [],
  ErrorFinder: [],
  ErrorList: [],
};

const FREE_PAGE_TYPES: readonly string[] = ['home', 'custom', 'blank', '404'];

/** Reports unknown components, `OptionFacts` for options that the page doesn't have, and unknown cases. */
export function checkComponents(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const isFree = FREE_PAGE_TYPES.includes(page.frontMatter?.pageType ?? 'doc');
    return [...(isFree ? [] : componentProblems(page)), ...importProblems(page)];
  });
}

function componentProblems(page: Page): Problem[] {
  return page.components.flatMap((component) => {
    const message = componentProblem(component, page);
    return message ? [{ file: page.file, line: component.line, message }] : [];
  });
}

function componentProblem({ name, attributes }: Component, page: Page): string | undefined {
  const required = COMPONENTS[name];
  if (!required) {
    return `<${name}> is not a component of this site: use ${Object.keys(COMPONENTS).join(', ')}`;
  }
  const missing = required.find((attribute) => !attributes[attribute]);
  if (missing) return `<${name}> needs ${missing}="…"`;
  if (name === 'Benchmark') return unknownCase(attributes.case);
  if (name !== 'OptionFacts') return undefined;
  const options = page.frontMatter?.options ?? [];
  if (!page.frontMatter || options.some((path) => path === attributes.path)) {
    return undefined;
  }
  return `<OptionFacts path="${attributes.path}">: the front matter has no option with this path`;
}

function unknownCase(name = ''): string | undefined {
  const known = Object.keys(BENCHMARKS.cases);
  if (known.includes(name)) return undefined;
  return `<Benchmark case="${name}">: docs/benchmarks.json has only ${known.join(', ')}`;
}

function importProblems(page: Page): Problem[] {
  if (!page.tree) return [];
  return [...walk(page.tree as TreeNode)]
    .filter(({ type }) => type === 'mdxjsEsm')
    .map((node) => ({
      file: page.file,
      line: lineOf(node),
      message: 'pages can’t have an import or export: use the site’s global components',
    }));
}
