const TAGS = {
  text: 'span',
  code: 'code',
  strong: 'strong',
  emphasis: 'em',
  deleted: 'del',
} as const;

/** The text of a heading with inline code and emphasis; HTML in it stays text. */
export function InlineMarkdown({ source }: { source: string }) {
  return parseInlineMarkdown(source).map(render);
}

function render({ kind, value }: InlinePart, index: number) {
  const Tag = TAGS[kind];
  return (
    <Tag key={index} translate={kind === 'code' ? 'no' : undefined}>
      {value}
    </Tag>
  );
}

const KINDS = ['code', 'strong', 'emphasis', 'deleted'] as const;
const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|~~([^~]+)~~/g;

export interface InlinePart {
  kind: 'text' | (typeof KINDS)[number];
  value: string;
}

/** Parses the inline Markdown that Rspress leaves in the text of a heading. */
export function parseInlineMarkdown(source: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  for (const { 0: mark, index, ...groups } of source.matchAll(MARKS)) {
    parts.push({ kind: 'text', value: source.slice(at, index) });
    KINDS.forEach((kind, number) => {
      const value = groups[number + 1];
      if (value !== undefined) parts.push({ kind, value });
    });
    at = index + mark.length;
  }
  parts.push({ kind: 'text', value: source.slice(at) });
  return parts.filter(({ value }) => value !== '');
}
