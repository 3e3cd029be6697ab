/**
 * Reads Markdown line by line rather than with the parser that's used for the copies, which would hide
 * its errors.
 */

interface Block {
  info: string;
  lines: string[];
}

/** Lines of prose and whole fences, in order. */
function readParts(markdown: string): (string | Block)[] {
  const parts: (string | Block)[] = [];
  let open: { block: Block; mark: string; prefix: string } | undefined;
  for (const line of markdown.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')) {
    if (open) {
      const text = withoutPrefix(line, open.prefix);
      if (text.trimEnd() === open.mark) open = undefined;
      else open.block.lines.push(text);
      continue;
    }
    // The prefix is the indentation or blockquote marker of the fence's container.
    const [, prefix, mark, info] = /^([>\s]*)(`{3,})(.*)$/.exec(line) ?? [];
    if (prefix === undefined || mark === undefined || info === undefined) parts.push(line);
    else {
      open = { block: { info, lines: [] }, mark, prefix };
      parts.push(open.block);
    }
  }
  return parts;
}

function withoutPrefix(line: string, prefix: string): string {
  // An empty line may lack the spaces.
  return line.startsWith(prefix) ? line.slice(prefix.length) : line.slice(prefix.trimEnd().length);
}

function isProse(part: string | Block): part is string {
  return typeof part === 'string';
}

/** Everything outside of fences and inline code. */
export function proseOf(markdown: string): string {
  const lines = readParts(markdown).filter(isProse);
  return lines.map((line) => line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')).join('\n');
}

/** Headings without IDs and escapes. */
export function headingsOf(markdown: string): string[] {
  const lines = readParts(markdown).filter(isProse);
  return lines.flatMap((line) => {
    const heading = /^#{1,6} (.+)$/.exec(line)?.[1];
    if (heading === undefined) return [];
    return [heading.replace(/\s*\\?\{#[^}]*\}$/, '').replace(/\\(?=[^\w\s])/g, '')];
  });
}

/** Fences with language, title and code; components that show a command count as its fence. */
export function codeOf(markdown: string): string[] {
  return readParts(markdown).flatMap((part) => {
    if (!isProse(part)) {
      const lang = /^\S*/.exec(part.info)?.[0] ?? '';
      // A diagram: the copy has its alternative text.
      if (lang === 'dot') return [];
      const title = /\stitle="[^"]*"/.exec(part.info)?.[0] ?? '';
      return [[`${lang}${title}`, ...part.lines].join('\n')];
    }
    const install = /<Install packages="(.+)" \/>/.exec(part)?.[1];
    const exec = /<Exec command="(.+)" \/>/.exec(part)?.[1];
    if (install) return [`bash\nnpm add -D ${install}`];
    return exec ? [`bash\nnpx ${exec}`] : [];
  });
}
