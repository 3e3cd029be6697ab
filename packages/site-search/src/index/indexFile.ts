import type { Page, PageInput } from '../page.ts';

const FORMAT_VERSION = 6;

/** Pages without their empty texts and lists. */
interface IndexFile {
  readonly version: number;
  readonly pages: readonly PageInput[];
}

/** The file of an index of these pages, as JSON. The same pages give the same file. */
export function buildIndex(pages: readonly PageInput[]): string {
  const stored = pages.map(({ url, title, area, inboundLinks, kind, sections }) =>
    tidy({ url, title, area, inboundLinks, kind, sections }),
  );
  return JSON.stringify({ version: FORMAT_VERSION, pages: stored });
}

/** Each text on one line, without empty texts and lists. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim() || undefined;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, tidy(one)] as const)
    .filter(([, one]) => one !== undefined);
  if (entries.length === 0) return undefined;
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

const EMPTY = { anchor: '', heading: '', names: [], phrases: [], prose: [], rows: [], facts: {} };

/** The pages of the file of an index. Throws if the file has another format. */
export function parseIndex(text: string): Page[] {
  const { version, pages } = JSON.parse(text) as IndexFile;
  if (version !== FORMAT_VERSION) {
    throw new Error(`The index has format ${version}; this engine reads ${FORMAT_VERSION}`);
  }
  return pages.map(
    ({ url, title = '', area = title, inboundLinks = 0, kind = 'guide', sections = [] }) => {
      const complete = sections.map((section) => ({ ...EMPTY, ...section }));
      return { url, title, area, inboundLinks, kind, sections: complete };
    },
  );
}
