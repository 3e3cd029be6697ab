/** The text of a heading or a message, with inline code. Other Markdown syntax is shown as text. */
export function InlineMarkdown({ source }: { source: string }) {
  // The odd pieces were in backticks: `split` returns what the group matches between the others.
  return source.split(/`([^`]+)`/).map((piece, index) => {
    const Tag = index % 2 === 0 ? 'span' : 'code';
    if (piece === '') return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
      <Tag key={index} translate={Tag === 'code' ? 'no' : undefined}>
        {piece}
      </Tag>
    );
  });
}
