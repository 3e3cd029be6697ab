import { definesItself } from './definedNames.ts';
import type { Above, PagePart, Section } from './pageRecord.ts';

/**
 * The form in which page parts are served: plain lines, which compress better than anything with
 * syntax in it. A line's first character says what it is:
 *
 * - `/` begins a part: route, area, title and links, between tabs;
 * - `^` is a heading above the part: level and text;
 * - a digit begins a section: its level, then anchor, heading and names between tabs, without the
 *   heading where it is a name;
 * - `|` is a row, `` ` `` the names in code, and a space a line of prose.
 */
export function writeParts(parts: readonly PagePart[]): string {
  return parts.map(writePart).join('');
}

function writePart({ route, area, title, links, above, sections }: PagePart): string {
  const start = [route, area, title, links].join('\t');
  const openings = above.map(({ level, heading }) => `^${level}${heading}`);
  return `${[start, ...openings, ...sections.flatMap(sectionLines)].join('\n')}\n`;
}

function sectionLines({ level, anchor, heading, names, prose, rows, code }: Section): string[] {
  const others = definesItself(heading) ? names.filter((name) => name !== heading) : names;
  return [
    [level + anchor, heading, ...others].join('\t'),
    ...prose.map((line) => ` ${line}`),
    ...rows.map((row) => `|${row}`),
    ...(code ? [`\`${code}`] : []),
  ];
}

export type LineKind = 'part' | 'above' | 'section' | 'text' | 'code';

const KINDS: Readonly<Record<string, LineKind>> = {
  '/': 'part',
  '^': 'above',
  '1': 'section',
  '2': 'section',
  '3': 'section',
  '4': 'section',
  ' ': 'text',
  '|': 'text',
  '`': 'code',
};

/** What a line is, by its first character. */
export function lineKind(first: string): LineKind | undefined {
  return KINDS[first];
}

/** Where in a part a word can be found. */
export type Place = 'heading' | 'above' | 'text' | 'code';

/** Fields of a part's line and of a section's, counted from 0. */
export const TITLE_FIELD = 2;
export const HEADING_FIELD = 1;

/** What stands between tabs of a line, counted from 0; nothing to be found in a route or anchor. */
export function placeOf(kind: LineKind | undefined, field: number): Place | undefined {
  if (kind === 'part') return field === TITLE_FIELD ? 'above' : undefined;
  if (kind === 'section') return field >= HEADING_FIELD ? 'heading' : undefined;
  return kind;
}

/** The parts of a served text. Lines of an unknown kind are left out. */
export function readParts(text: string): PagePart[] {
  const parts: (Omit<PagePart, 'above' | 'sections'> & {
    above: Above[];
    sections: OpenSection[];
  })[] = [];
  for (const line of text.split('\n')) {
    const kind = line[0] ?? '';
    if (kind === '/') {
      const [route = '', area = '', title = '', links = '0'] = line.split('\t');
      parts.push({ route, area, title, links: Number(links), above: [], sections: [] });
      continue;
    }
    const part = parts.at(-1);
    const rest = line.slice(1);
    if (kind === '^') part?.above.push({ level: Number(rest[0]), heading: rest.slice(1) });
    else if (kind >= '1' && kind <= '4') part?.sections.push(openSection(line));
    else addLine(part?.sections.at(-1), kind, rest);
  }
  return parts;
}

interface OpenSection extends Omit<Section, 'prose' | 'rows' | 'code'> {
  prose: string[];
  rows: string[];
  code: string;
}

function openSection(line: string): OpenSection {
  const [anchor = '', heading = '', ...others] = line.slice(1).split('\t');
  const names = definesItself(heading) ? [heading, ...others] : others;
  return { level: Number(line[0]), anchor, heading, names, prose: [], rows: [], code: '' };
}

function addLine(section: OpenSection | undefined, kind: string, rest: string): void {
  if (kind === ' ') section?.prose.push(rest);
  else if (kind === '|') section?.rows.push(rest);
  else if (kind === '`' && section) section.code = rest;
}
