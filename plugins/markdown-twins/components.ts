import type { RootContent } from 'mdast';
import { PACKAGE_MANAGERS } from '../../components/packageManagers.ts';
import { optionFacts } from './facts.ts';
import { inParagraphs } from './inParagraphs.ts';
import { paragraph, strong, text } from './markdownNodes.ts';
import { pageError } from './pageError.ts';
import type { TwinPage } from './twinPage.ts';

export type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

type Writer = (element: JsxElement, page: TwinPage) => RootContent[];

/** The components that a page may use, and what stands in their place. */
const COMPONENTS: Readonly<Record<string, Writer>> = {
  OptionFacts: (element, page) => {
    const option = optionOf(element, page);
    return [optionFacts(option, page.language, page.freshness?.options[option.path])];
  },
  Install: (element, page) => [command('add', required(element, 'packages', page))],
  Exec: (element, page) => [command('exec', required(element, 'command', page))],
  Tabs: (element) => inParagraphs(childrenOf(element)),
  // Panels one below the other, as the page shows them without scripts.
  Tab: (element, page) => {
    const label = required(element, 'label', page);
    return [paragraph(strong(text(label))), ...inParagraphs(childrenOf(element))];
  },
};

export function componentNodes(element: JsxElement, page: TwinPage): RootContent[] {
  // A fragment, `<>…</>`, has no name.
  const name = element.name ?? '';
  const write = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  if (write) return write(element, page);
  const known = Object.keys(COMPONENTS).join(', ');
  throw pageError(page, element, `<${name}> is no component of this site: use ${known}`);
}

function childrenOf(element: JsxElement): RootContent[] {
  return element.children as RootContent[];
}

function optionOf(element: JsxElement, page: TwinPage) {
  const options = page.frontMatter.options ?? [];
  const path = attribute(element, 'path');
  const option = path === undefined ? options[0] : options.find((one) => one.path === path);
  if (option) return option;
  const name = path === undefined ? '<OptionFacts>' : `<OptionFacts path="${path}">`;
  throw pageError(page, element, `${name}: the front matter's options have no such path`);
}

function command(verb: 'add' | 'exec', rest: string): RootContent {
  return { type: 'code', lang: 'bash', value: `${PACKAGE_MANAGERS[0][verb]} ${rest}` };
}

function required(element: JsxElement, name: string, page: TwinPage): string {
  const value = attribute(element, name);
  if (value !== undefined) return value;
  throw pageError(page, element, `<${element.name}> needs ${name}="…"`);
}

/** Only text: an `{expression}` has no value before the page runs. */
function attribute({ attributes }: JsxElement, name: string): string | undefined {
  for (const one of attributes) {
    if (one.type !== 'mdxJsxAttribute' || one.name !== name) continue;
    return typeof one.value === 'string' ? one.value : undefined;
  }
  return undefined;
}
