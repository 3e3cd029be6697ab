import type { ErrorIndex } from '../../tools/error-finder/errorIndex.ts';

/** The index for other programs. `addressOf` returns the absolute URL of a section. */
export function errorsFile(index: ErrorIndex, addressOf: (url: string) => string): string {
  const entries = index.entries.map(({ url, page, section, text, messages }) => ({
    messages,
    explanation: text,
    page,
    section: section.replaceAll('`', ''),
    url: addressOf(url),
  }));
  return `${JSON.stringify({ rstest: index.rstest, entries }, undefined, 1)}\n`;
}
