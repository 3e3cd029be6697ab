import type { ErrorEntry } from './errorIndex';

export type ErrorSection = Pick<ErrorEntry, 'url' | 'page' | 'section' | 'messages'>;

/** The messages of each section, sorted by URL; a section can have several entries. */
export function sectionsOf(entries: readonly ErrorEntry[]): ErrorSection[] {
  const sections = new Map<string, ErrorSection>();
  for (const { url, page, section, messages } of entries) {
    const before = sections.get(url)?.messages ?? [];
    sections.set(url, { url, page, section, messages: [...new Set([...before, ...messages])] });
  }
  return [...sections.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
}
