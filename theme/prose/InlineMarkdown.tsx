import { BreakableText } from './BreakableText';
import { type InlinePart, parseInlineMarkdown } from './parseInlineMarkdown';

const TAGS = { code: 'code', strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

/** The text of a heading with inline code and emphasis; HTML in it stays text. */
export function InlineMarkdown({ source }: { source: string }) {
  return parseInlineMarkdown(source).map(render);
}

function render({ kind, value }: InlinePart, index: number) {
  const text = <BreakableText key={index} text={value} />;
  if (kind === 'text') return text;
  const Tag = TAGS[kind];
  return <Tag key={index}>{text}</Tag>;
}
