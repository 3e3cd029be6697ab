import { removeBase, withBase } from '@rspress/core/runtime';
import { loadText } from 'static-pages/load';
import { withoutFileName } from 'static-pages/paths';
import { languagePrefix } from '../../content/routes/localizedPath';
import { typesUrl } from '../../content/routes/pageAssets';
import { TYPES_BUTTON } from '../settings/types';
import { type Annotation, annotationsOf } from './annotations';
import { codeKey, type PageTypes } from './pageTypes';

/** A code block of the page in a language that has types. */
export interface TypeBlock {
  readonly figure: HTMLElement;
  readonly pre: HTMLElement;
  readonly code: HTMLElement;
}

/** The code block around an element, if its language has types. */
export function typeBlockOf(element: Element | null): TypeBlock | undefined {
  const figure = element?.closest('figure');
  if (!figure?.querySelector(TYPES_BUTTON)) return undefined;
  const code = figure.querySelector<HTMLElement>('pre > code');
  const pre = code?.parentElement;
  return code && pre ? { figure, code, pre } : undefined;
}

/** The annotations of a block; none if its code was edited since the build, or if they can't be loaded. */
export async function annotationsIn({ code }: TypeBlock): Promise<readonly Annotation[]> {
  try {
    const { blocks, entries } = await loadPageTypes();
    const types = blocks[codeKey(code.textContent ?? '')];
    return types ? annotationsOf(types, entries) : [];
  } catch (error) {
    console.warn(error);
    return [];
  }
}

const loading = new Map<string, Promise<PageTypes>>();

/** Loads the types of the current page once. After a failure, the next call tries again. */
function loadPageTypes(): Promise<PageTypes> {
  const path = withoutFileName(removeBase(window.location.pathname));
  const page = path.slice(languagePrefix(path)?.length ?? 0);
  const url = withBase(typesUrl(page || '/'));
  const existing = loading.get(url);
  if (existing) return existing;
  const loaded = loadText(url).then((text) => JSON.parse(text) as PageTypes);
  loading.set(url, loaded);
  loaded.catch(() => loading.delete(url));
  return loaded;
}

/** The range of an annotation in the text of `element`, which consists of many text nodes. */
export function textRange(
  element: Element,
  { start, length }: Pick<Annotation, 'start' | 'length'>,
): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const size = node.nodeValue?.length ?? 0;
    if (start >= passed && start < passed + size) range.setStart(node, start - passed);
    if (start + length > passed && start + length <= passed + size) {
      range.setEnd(node, start + length - passed);
      break;
    }
    passed += size;
  }
  return range;
}
