/** The id that a hash names, percent-decoded; the raw text where it isn't valid encoding. */
export function hashId(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Brings the target of a hash to the top, opening what hides it. Returns whether there is one. */
export function scrollToHash(hash: string): boolean {
  const id = hashId(hash);
  const target = id === '' ? null : document.getElementById(id);
  if (!target) return false;
  for (let parent = target.closest('details'); parent; ) {
    parent.open = true;
    parent = parent.parentElement?.closest('details') ?? null;
  }
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  return true;
}
