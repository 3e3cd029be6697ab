import { TYPED_CODE } from '../settings/types';
import { type Annotation, annotationsOf } from './annotations';
import { codeKey } from './codeKey';
import type { BlockTypes, PageTypes } from './pageTypes';

/** A code block of the page in a language that has types. */
export interface TypeBlock {
  readonly figure: HTMLElement;
  readonly pre: HTMLElement;
  readonly code: HTMLElement;
}

export function typeBlockOf(element: Element | null): TypeBlock | undefined {
  const figure = element?.closest('figure');
  const code = figure?.querySelector<HTMLElement>(TYPED_CODE);
  const pre = code?.parentElement;
  return figure && code && pre ? { figure, code, pre } : undefined;
}

const annotations = new WeakMap<BlockTypes, readonly Annotation[]>();

/** The annotations of a block; none if its code was edited since the build. */
export function annotationsIn(block: TypeBlock, types: PageTypes): readonly Annotation[] {
  const own = typesIn(block.code, types);
  if (!own) return [];
  const known = annotations.get(own) ?? annotationsOf(own, types.entries);
  annotations.set(own, known);
  return known;
}

export function typesIn(code: Element, { blocks }: PageTypes): BlockTypes | undefined {
  return blocks[codeKey(code.textContent ?? '')];
}
