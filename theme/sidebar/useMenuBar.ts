import { useEffect } from 'react';
import { type Modal, useModal } from '../popup/useModal';

const OPEN_OUTLINE = 'open-outline';

/**
 * The bar's two panels, open only while the window matches the query given for each. The floating
 * button opens the second from anywhere on the page.
 */
export function useMenuBar(onlyWhile: Record<'pages' | 'headings', string>): {
  pages: Modal;
  headings: Modal;
} {
  const pages = useModal(onlyWhile.pages);
  const headings = useModal(onlyWhile.headings);
  const { show } = headings;
  useEffect(() => {
    window.addEventListener(OPEN_OUTLINE, show);
    return () => window.removeEventListener(OPEN_OUTLINE, show);
  }, [show]);
  return { pages, headings };
}

export function openOutline(): void {
  window.dispatchEvent(new Event(OPEN_OUTLINE));
}
