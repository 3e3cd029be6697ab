/** The kind of a link's target: another site, a hash on this page, a file, or a page of this site. */
export type LinkKind = 'external' | 'hash' | 'file' | 'internal';

const FILE = /\.(?:md|txt|json|xml|svg|png|webp|zip|pdf)$/i;

export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'hash';
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return 'external';
  return FILE.test(href.replace(/[?#].*$/, '')) ? 'file' : 'internal';
}

/** Whether a click is an unmodified primary click that no other handler has prevented. */
export function isPlainClick(
  event: Pick<
    MouseEvent,
    'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
  >,
): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
