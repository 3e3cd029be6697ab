/** Splits a page's headings before each h2: every section begins with its own heading. */
export function outlineSections<T extends { depth: number }>(
  headings: readonly T[],
): [T, ...T[]][] {
  const sections: [T, ...T[]][] = [];
  for (const heading of headings) {
    const section = sections.at(-1);
    if (section && heading.depth > 2) section.push(heading);
    else sections.push([heading]);
  }
  return sections;
}
