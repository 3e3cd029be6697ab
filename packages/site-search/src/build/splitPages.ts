import { columnLines } from '../index/sectionColumns.ts';
import { LIMITS } from '../limits.ts';
import type { Heading, IndexedDocument, PageInput, Section, SectionInput } from '../page.ts';

/** Pages in documents of at least `LIMITS.document` bytes, the last one of each page aside. */
export function splitPages(pages: readonly PageInput[]): IndexedDocument[] {
  return pages.flatMap(splitPage);
}

function splitPage(input: PageInput): IndexedDocument[] {
  const { url, title, area = title, inboundLinks = 0, kind = 'guide' } = input;
  const documents: { ancestors: Heading[]; sections: Section[] }[] = [];
  let ancestors: Heading[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const section of input.sections.map(completeSection)) {
    const { level, heading } = section;
    ancestors = ancestors.filter((one) => one.level < level);
    if (size >= LIMITS.document) {
      documents.push({ ancestors, sections: [] });
      size = 0;
    }
    documents.at(-1)?.sections.push(section);
    size += sizeOf(section);
    // Every document has the title anyway.
    if (level > 1) ancestors = [...ancestors, { level, heading }];
  }
  return documents.map((document) => ({ url, area, title, inboundLinks, kind, ...document }));
}

function completeSection(section: SectionInput): Section {
  const { level, anchor = '', heading, names = [], phrases = [], prose = [], rows = [] } = section;
  const facts = Object.entries(section.facts ?? {}).map(
    ([name, value]) => [name, onOneLine(value)] as const,
  );
  return {
    level,
    anchor,
    heading: onOneLine(heading),
    names: linesOf(names),
    phrases: linesOf(phrases),
    prose: linesOf(prose),
    rows: linesOf(rows),
    facts: Object.fromEntries(facts.filter(([, value]) => value !== '')),
  };
}

/** Empty texts say nothing. */
function linesOf(texts: readonly string[]): string[] {
  return texts.map(onOneLine).filter(Boolean);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** In bytes, as a Chinese character says as much as three letters. */
function sizeOf(section: Section): number {
  const texts = [
    section.heading,
    ...section.prose,
    ...section.rows,
    ...columnLines(section, 'facts'),
  ];
  return Buffer.byteLength(texts.join('\n'));
}
