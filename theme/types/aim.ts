import { isOn, offsetAt, textRange } from './codeRanges';
import { type Spot, spotAt } from './spots';
import type { TipAnchor } from './tip';
import { spotsIn, type TypeBlock, typeBlockOf } from './typeBlocks';
import type { TypeView } from './typeView';

/** What a pointer points at. */
export interface Aim {
  readonly block: TypeBlock;
  readonly spot: Spot;
}

/**
 * Finds what a pointer points at, and loads the page's types for it. `failed` is a block where a
 * message says that they can't be loaded.
 */
export function createAim(view: TypeView) {
  // Where the message is shown that they can't be loaded; once is enough.
  const failed = new WeakSet<Element>();
  return async (event: PointerEvent): Promise<Aim | 'failed' | undefined> => {
    const pre = event.target instanceof Element ? event.target.closest('pre') : null;
    const block = typeBlockOf(pre);
    if (!block) return undefined;
    if (failed.has(block.figure)) return 'failed';
    try {
      const types = await view.load();
      const spot = spotUnder(block, spotsIn(block, types), event);
      return spot && { block, spot };
    } catch (error) {
      // Several moves can wait for the same request.
      if (failed.has(block.figure)) return 'failed';
      failed.add(block.figure);
      await view.showFailure(pointAnchor(block, event), error);
      return 'failed';
    }
  };
}

function spotUnder(
  { code }: TypeBlock,
  spots: readonly Spot[],
  { clientX, clientY }: PointerEvent,
): Spot | undefined {
  const offset = offsetAt(code, clientX, clientY);
  const spot = offset === undefined ? undefined : spotAt(spots, offset);
  if (!spot) return undefined;
  return isOn(textRange(code, spot.start, spot.length), clientX, clientY) ? spot : undefined;
}

function pointAnchor({ figure }: TypeBlock, { clientX, clientY }: PointerEvent): TipAnchor {
  return { figure, getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0) };
}
