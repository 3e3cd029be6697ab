import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { EMPTY_HTML } from '../load/trustedHtml';
import type { StaticParts } from './loadedPage';

/** The attribute of the element around a static part, with the part's name. */
export const STATIC_PART = 'data-static';

export const StaticPartsContext = createContext<StaticParts>({});

/**
 * Shows a static part in the layout: its HTML from the build, or the result of `renderParts` in
 * development. Empty if the page doesn't have the part.
 */
export function StaticPart({ name }: { name: string }): ReactNode {
  return useContext(StaticPartsContext)[name] ?? null;
}

/** Adds the element around each static part. The key makes each page mount new elements. */
export function withElements(parts: StaticParts, routePath: string): StaticParts {
  const wrapped = Object.entries(parts).map(([name, part]) => [
    name,
    <div key={routePath} className={`page-${name}`} {...{ [STATIC_PART]: name }}>
      {part}
    </div>,
  ]);
  return Object.fromEntries(wrapped);
}

interface AdoptedPartProps {
  name: string;
  holder: { current: Element };
}

/** Moves the child nodes of `holder.current` into the page, and makes their new parent `current`. */
export function AdoptedPart({ name, holder }: AdoptedPartProps): ReactNode {
  const show = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || element === holder.current) return;
      element.replaceChildren(...holder.current.childNodes);
      holder.current = element;
    },
    [holder],
  );
  return (
    <div
      ref={show}
      className={`page-${name}`}
      {...{ [STATIC_PART]: name }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it's empty
      dangerouslySetInnerHTML={EMPTY_HTML}
      suppressHydrationWarning
    />
  );
}
