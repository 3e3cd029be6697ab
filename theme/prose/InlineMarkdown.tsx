import { type InlinePart, parseInlineMarkdown } from './parseInlineMarkdown';

const TAGS = { code: 'code', strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

/** A heading's text with its code and emphasis; markup in it stays text. */
export function InlineMarkdown({ source }: { source: string }) {
  return parseInlineMarkdown(source).map(render);
}

function render({ kind, value }: InlinePart, index: number) {
  if (kind === 'text') return value;
  const Tag = TAGS[kind];
  return <Tag key={index}>{value}</Tag>;
}
