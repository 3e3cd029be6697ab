/** The sentences of a paragraph. A period within a name or a call, as in `rs.fn(value?)`, ends none. */
export function sentencesIn(paragraph: string): string[] {
  return paragraph.split(/(?<=。)|(?<=\.)\s+/).filter(Boolean);
}
