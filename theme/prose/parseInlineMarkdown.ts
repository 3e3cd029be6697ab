export interface InlinePart {
  kind: 'text' | 'code' | 'strong' | 'emphasis' | 'deleted';
  value: string;
}

const MARKS: [RegExp, InlinePart['kind']][] = [
  [/^`([^`]+)`/, 'code'],
  [/^\*\*([^*]+)\*\*/, 'strong'],
  [/^\*([^*]+)\*/, 'emphasis'],
  [/^~~([^~]+)~~/, 'deleted'],
];

/** Parses the inline Markdown that Rspress leaves in the text of a heading. */
export function parseInlineMarkdown(source: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') parts.push({ kind: 'text', value: plain });
    plain = '';
  };
  for (let rest = source; rest !== ''; ) {
    const mark = firstMark(rest);
    if (mark) {
      flush();
      parts.push({ kind: mark.kind, value: mark.value });
      rest = rest.slice(mark.length);
    } else {
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  flush();
  return parts;
}

function firstMark(text: string) {
  for (const [pattern, kind] of MARKS) {
    const [whole, value] = pattern.exec(text) ?? [];
    if (whole !== undefined && value !== undefined) return { kind, value, length: whole.length };
  }
  return undefined;
}
