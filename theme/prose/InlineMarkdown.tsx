import { breakable } from './breakable';
import { type InlinePart, parseInlineMarkdown } from './parseInlineMarkdown';

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
      {breakable(value)}
    </Tag>
  );
}
