/** The text of a heading or a message with inline code; any other markup in it stays text. */
export function InlineMarkdown({ source }: { source: string }) {
  // Every second piece was in backticks.
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
