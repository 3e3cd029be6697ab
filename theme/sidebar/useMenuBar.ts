import { useEffect } from 'react';
import { type Modal, useModal } from '../popup/useModal';

const OPEN_OUTLINE = 'open-outline';

/** The bar's two panels. The floating button opens the second from anywhere on the page. */
export function useMenuBar(upTo: string): { pages: Modal; headings: Modal } {
  const pages = useModal(upTo);
  const headings = useModal(upTo);
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
