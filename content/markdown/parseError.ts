/** Why a body isn't valid MDX, with what to do, and where; lines and columns from 1. */
export interface ParseError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The fields of the parser's errors. */
interface ParserMessage {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A position in the source, from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

const IN_BACKTICKS = 'or put it in backticks';

/**
 * Explains an error of the MDX parser in terms of the page, at the character that caused the error: the
 * parser often reports where it gave up. `parse` is the parser, which throws such errors.
 */
export function explainParseError(
  error: unknown,
  source: string,
  parse: (source: string) => unknown,
): ParseError {
  const { reason, message, line, column } = error as ParserMessage;
  const text = reason ?? message ?? String(error);
  const at = { line: line ?? 1, column: column ?? 1 };
  return (
    closingTag(text, at, source) ??
    (text.startsWith('Unexpected end of file') ? openEnd(text, source, parse) : undefined) ??
    invalidCode(text, at, source) ??
    (text.startsWith('Unexpected character') ? wrongCharacter(text, at, source) : undefined) ?? {
      ...at,
      message: `not valid MDX: ${text}`,
    }
  );
}

function closingTag(text: string, at: Place, source: string): ParseError | undefined {
  const [, tag = '', line, column] =
    /^Expected a closing tag for `(<[^`]*>)` \((\d+):(\d+)-/.exec(text) ?? [];
  if (line !== undefined) {
    const name = tag.slice(1, -1);
    const selfClosing = /^(?:br|hr|img|input|wbr)$/.test(name) ? ` or write <${name} />` : '';
    const advice = `close it with </${name}>${selfClosing}`;
    const message = `${tag} is never closed: ${advice}; if it's text, write \\${tag}, ${IN_BACKTICKS}`;
    return { line: Number(line), column: Number(column), message };
  }
  const [, closing, opened, openedLine] =
    /^Unexpected closing tag `([^`]*)`, expected corresponding closing tag for `(<[^`]*>)` \((\d+):/.exec(
      text,
    ) ?? [];
  if (closing !== undefined) {
    const message = `${closing} comes before ${opened} of line ${openedLine} is closed: close ${opened} first`;
    return { ...at, message };
  }
  if (!text.startsWith('Unexpected closing slash')) return undefined;
  const place = { ...at, column: at.column - 1 };
  const name = /^<\/[^>]*>?/.exec(lineFrom(source, place))?.[0] ?? '</';
  return { ...place, message: `${name} closes a tag that isn't open: remove it, or open it first` };
}

function invalidCode(text: string, at: Place, source: string): ParseError | undefined {
  if (text.startsWith('Could not parse import')) {
    const message =
      'a line that starts with import or export is code: put it in a code block, or start the sentence with another word';
    return { line: at.line, column: 1, message };
  }
  if (!text.startsWith('Could not parse expression')) return undefined;
  const message = `{ starts JavaScript, and what follows isn't: if it's text, write \\{ ${IN_BACKTICKS}`;
  return { ...lastBefore('{', at, source), message };
}

function wrongCharacter(text: string, at: Place, source: string): ParseError {
  const place = lastBefore('<', at, source);
  const rest = lineFrom(source, place);
  if (rest.startsWith('<!--')) {
    return { ...place, message: '<!-- starts a comment that is never closed: end it with -->' };
  }
  const [, url] = /^<((?:https?|mailto):[^>\s]*|[^>\s@]+@[^>\s]*)>/.exec(rest) ?? [];
  if (url !== undefined) {
    return {
      ...place,
      message: `<${url}> is read as a tag: write ${url} alone, or [text](${url})`,
    };
  }
  if (text.includes('before attribute value')) {
    const tag = /^<[\w.]+/.exec(rest)?.[0] ?? '<';
    return { ...at, message: `${tag} has an attribute without quotes: write its value in "…"` };
  }
  return { ...place, message: `< starts a tag, but this isn't one: write \\< ${IN_BACKTICKS}` };
}

/**
 * Finds the `{` or `<` that's still open at the end of the source: the error goes away without that
 * character and all later ones of its kind. Searches in halves, because parsing a page takes a while.
 */
function openEnd(text: string, source: string, parse: (source: string) => unknown): ParseError {
  const mark = text.includes('in expression') ? '{' : '<';
  const offsets = [...source.matchAll(mark === '{' ? /\{/g : /</g)].map(({ index }) => index);
  /** Whether the error remains if only the first `count` of these characters are kept. */
  const isOpen = (count: number) => {
    const end = offsets[count] ?? source.length;
    try {
      parse(source.slice(0, end) + source.slice(end).replaceAll(mark, ' '));
      return false;
    } catch (error) {
      return String((error as ParserMessage).reason).startsWith('Unexpected end of file');
    }
  };
  let [closed, open] = [0, offsets.length];
  while (open - closed > 1) {
    const middle = Math.floor((closed + open) / 2);
    if (isOpen(middle)) open = middle;
    else closed = middle;
  }
  const before = source.slice(0, offsets[open - 1] ?? 0);
  const place = {
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  };
  if (mark === '{') {
    const message = `{ is never closed: close it with }; if it's text, write \\{ ${IN_BACKTICKS}`;
    return { ...place, message };
  }
  const tag = /^<[\w.]+/.exec(lineFrom(source, place))?.[0] ?? '<';
  const reason = text.includes('attribute value') ? 'a quote is missing' : '> is missing';
  return {
    ...place,
    message: `the tag ${tag} doesn't end: ${reason}; if it's text, write \\< ${IN_BACKTICKS}`,
  };
}

/** The last `character` on the line before a place, or the place itself. */
function lastBefore(character: string, at: Place, source: string): Place {
  const before = (source.split('\n')[at.line - 1] ?? '').slice(0, at.column - 1);
  const index = before.lastIndexOf(character);
  return index === -1 ? at : { line: at.line, column: index + 1 };
}

/** The rest of the line from a place. */
function lineFrom(source: string, { line, column }: Place): string {
  return (source.split('\n')[line - 1] ?? '').slice(column - 1);
}
