import { definedNames } from './definedNames.ts';
import type { Above, PagePart, Section } from './pageRecord.ts';

/**
 * The form in which page parts are served: plain lines, which compress better than anything with
 * syntax in it. A line's first character says what it is:
 *
 * - `/` begins a part: route, area, title and links, between tabs;
 * - `^` is a heading above the part: level and text;
 * - a digit begins a section: its level, then anchor, heading and names between tabs;
 * - `|` is a row, `` ` `` the names in code, and a space a line of prose.
 */
export function writeParts(parts: readonly PagePart[]): string {
  return parts.map(writePart).join('');
}

function writePart({ route, area, title, links, above, sections }: PagePart): string {
  const start = [route, area, title, links].join('\t');
  const openings = above.map(({ level, heading }) => `^${level}${heading}`);
  return `${[start, ...openings, ...sections.flatMap((section) => sectionLines(section, title))].join('\n')}\n`;
}

function sectionLines(section: Section, title: string): string[] {
  const { level, anchor, heading, names, prose, rows, code } = section;
  const obvious = definedNames(heading, title);
  const others = names.filter((name) => !obvious.includes(name));
  return [
    [level + anchor, heading, ...others].join('\t'),
    ...prose.map((line) => ` ${line}`),
    ...rows.map((row) => `|${row}`),
    ...(code ? [`\`${code}`] : []),
  ];
}

export type LineKind = 'part' | 'text' | 'code' | 'other';

const KINDS: Readonly<Record<string, LineKind>> = {
  '\n/': 'part',
  '\n ': 'text',
  '\n|': 'text',
  '\n`': 'code',
};

/** What a line is, by the end of line ahead of it and its first character. */
export function lineKind(start: string): LineKind {
  return KINDS[start] ?? 'other';
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
    else if (kind >= '1' && kind <= '4') part?.sections.push(openSection(line, part.title));
    else addLine(part?.sections.at(-1), kind, rest);
  }
  return parts;
}

interface OpenSection extends Omit<Section, 'prose' | 'rows' | 'code'> {
  prose: string[];
  rows: string[];
  code: string;
}

function openSection(line: string, title: string): OpenSection {
  const [anchor = '', heading = '', ...others] = line.slice(1).split('\t');
  const names = [...definedNames(heading, title), ...others];
  return { level: Number(line[0]), anchor, heading, names, prose: [], rows: [], code: '' };
}

function addLine(section: OpenSection | undefined, kind: string, rest: string): void {
  if (kind === ' ') section?.prose.push(rest);
  else if (kind === '|') section?.rows.push(rest);
  else if (kind === '`' && section) section.code = rest;
}
