import { TYPED_CODE } from '../settings/types';
import { textRange } from './codeRanges';
import type { PageTypes } from './pageTypes';
import { typesIn } from './typeBlocks';

/** The pages whose errors are marked. */
const marked = new WeakSet<Element>();

/** Underlines the errors of the current page. Does nothing in browsers without custom highlights. */
export function highlightErrors(types: PageTypes): void {
  const page = document.querySelector('[data-static=body]');
  if (!page || marked.has(page)) return;
  marked.add(page);
  const ranges = [...page.querySelectorAll(TYPED_CODE)].flatMap((code) =>
    (typesIn(code, types)?.errors ?? []).map(({ start, length }) => textRange(code, start, length)),
  );
  setHighlight('type-error', ranges);
}

/** Marks the name that the tooltip is about; none without `range`. */
export function highlightName(range?: Range): void {
  setHighlight('type-name', range ? [range] : []);
}

function setHighlight(name: string, ranges: readonly Range[]): void {
  if (typeof Highlight === 'undefined') return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}
