import { codeKey } from './codeKey';
import type { BlockTypes, PageTypes } from './pageTypes';
import { type Spot, spotsOf } from './spots';

/** A code block of the page in a language that has types. */
export interface TypeBlock {
  readonly figure: HTMLElement;
  readonly pre: HTMLElement;
  readonly code: HTMLElement;
}

export const TYPED = ':is([data-lang^=ts],[data-lang=js]) > code';

export function typeBlockOf(element: Element | null): TypeBlock | undefined {
  const figure = element?.closest('figure');
  const code = figure?.querySelector<HTMLElement>(TYPED);
  const pre = code?.parentElement;
  return figure && code && pre ? { figure, code, pre } : undefined;
}

const spots = new WeakMap<BlockTypes, readonly Spot[]>();

/** What there is to show in a block: nothing if its code isn't that of the build. */
export function spotsIn(block: TypeBlock, types: PageTypes): readonly Spot[] {
  const own = typesIn(block.code, types);
  if (!own) return [];
  const known = spots.get(own) ?? spotsOf(own, types.entries);
  spots.set(own, known);
  return known;
}

export function typesIn(code: Element, { blocks }: PageTypes): BlockTypes | undefined {
  return blocks[codeKey(code.textContent ?? '')];
}
