import type { CorpusPage } from './corpus.ts';

/** A section as a record of its own, for engines whose records have no parts. */
export interface SectionRecord {
  /** The URL with the fragment of the section. */
  readonly id: string;
  readonly title: string;
  /** The title of the page and the headings above. */
  readonly titles: string[];
  readonly text: string;
}

export function sectionRecords({ url, sections }: CorpusPage): SectionRecord[] {
  const above: { level: number; heading: string }[] = [];
  return sections.map(({ level, anchor, heading, prose, rows }) => {
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const titles = above.map((one) => one.heading);
    above.push({ level, heading });
    const id = anchor ? `${url}#${anchor}` : url;
    return { id, title: heading, titles, text: [...prose, ...rows].join('\n') };
  });
}
