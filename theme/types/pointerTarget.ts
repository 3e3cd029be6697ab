import { type Annotation, annotationAt } from './annotations';
import { isOn, offsetAt, textRange } from './codeRanges';
import type { TooltipAnchor } from './tooltip';
import { annotationsIn, type TypeBlock, typeBlockOf } from './typeBlocks';
import type { TypeView } from './typeView';

/** What a pointer points at. */
export interface PointerTarget {
  readonly block: TypeBlock;
  readonly annotation: Annotation;
}

/**
 * Returns a function that loads the page's types and finds the annotation below a pointer. It resolves to
 * `failed` for a block that shows a message because the types couldn't be loaded.
 */
export function createTargetFinder(view: TypeView) {
  // A block shows the message only once.
  const failed = new WeakSet<Element>();
  return async (event: PointerEvent): Promise<PointerTarget | 'failed' | undefined> => {
    const pre = event.target instanceof Element ? event.target.closest('pre') : null;
    const block = typeBlockOf(pre);
    if (!block) return undefined;
    if (failed.has(block.figure)) return 'failed';
    try {
      const types = await view.load();
      const annotation = annotationUnder(block, annotationsIn(block, types), event);
      return annotation && { block, annotation };
    } catch (error) {
      // Several moves can wait for the same request.
      if (failed.has(block.figure)) return 'failed';
      failed.add(block.figure);
      await view.showFailure(pointAnchor(block, event), error);
      return 'failed';
    }
  };
}

function annotationUnder(
  { code }: TypeBlock,
  annotations: readonly Annotation[],
  { clientX, clientY }: PointerEvent,
): Annotation | undefined {
  const offset = offsetAt(code, clientX, clientY);
  const annotation = offset === undefined ? undefined : annotationAt(annotations, offset);
  if (!annotation) return undefined;
  return isOn(textRange(code, annotation.start, annotation.length), clientX, clientY)
    ? annotation
    : undefined;
}

function pointAnchor({ figure }: TypeBlock, { clientX, clientY }: PointerEvent): TooltipAnchor {
  return { figure, getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0) };
}
