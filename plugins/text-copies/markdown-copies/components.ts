import type { RootContent } from 'mdast';
import { componentProblem, formOf } from '../../../app/registry.ts';
import { attributesOf } from '../../../content/markdown/components.ts';
import type { TreeNode } from '../../../content/markdown/walkTree.ts';
import { type CopyPage, pageError } from './copyPage.ts';

export type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Converts a component. Throws an error if it can't be used in this way. */
export function componentNodes(element: JsxElement, page: CopyPage): RootContent[] {
  // A fragment, `<>…</>`, has no name.
  const name = element.name ?? '';
  const attributes = attributesOf(element as TreeNode);
  const problem = componentProblem({ name, attributes }, page.frontMatter.options ?? []);
  if (problem !== undefined) throw pageError(page, element, problem);
  return markdownForm(element, page) ?? [];
}

/** A component as Markdown; `undefined` for an element that isn't a component of this site. */
export function markdownForm(element: JsxElement, page: CopyPage): RootContent[] | undefined {
  const attributes = attributesOf(element as TreeNode);
  const children = element.children as RootContent[];
  return formOf(element.name ?? '')?.markdown({ attributes, children }, page);
}
