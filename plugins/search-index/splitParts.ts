import { ENGINE } from '../../theme/search/engine/limits.ts';
import type { Above, PagePart, PageRecord, Section } from '../../theme/search/engine/pageRecord.ts';

/** Pages in parts of at least `ENGINE.part` characters, the last of each page aside. */
export function splitParts(pages: readonly PageRecord[]): PagePart[] {
  return pages.flatMap(splitPage);
}

function splitPage({ language: _, sections, ...page }: PageRecord): PagePart[] {
  const parts: { above: Above[]; sections: Section[] }[] = [];
  let open: Above[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    open = open.filter(({ level }) => level < section.level);
    if (size >= ENGINE.part) {
      parts.push({ above: open, sections: [] });
      size = 0;
    }
    parts.at(-1)?.sections.push(section);
    size += sizeOf(section);
    const { level, heading } = section;
    // The title stands on every part as it is.
    if (level > 1) open = [...open, { level, heading }];
  }
  return parts.map((part) => ({ ...page, ...part }));
}

/** In bytes, as a character of Chinese says as much as three letters. */
function sizeOf({ heading, prose, rows, code }: Section): number {
  return Buffer.byteLength([heading, ...prose, ...rows, code].join('\n'));
}
