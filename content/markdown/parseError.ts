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

/** Parses a source. Throws an error of the MDX parser. */
type Parse = (source: string) => unknown;

const IN_BACKTICKS = 'or put it in backticks';

/**
 * Explains an error of the MDX parser in terms of the page, at the character that caused the error: the
 * parser often reports where it gave up.
 */
export function explainParseError(error: unknown, source: string, parse: Parse): ParseError {
  const { reason, message, line, column } = error as ParserMessage;
  const text = reason ?? message ?? String(error);
  const reported = { line: line ?? 1, column: column ?? 1 };
  return (
    unclosedTag(text) ??
    wrongClosingTag(text, reported, source) ??
    openEnd(text, source, parse) ??
    invalidCode(text, reported, source) ??
    wrongCharacter(text, reported, source) ?? { ...reported, message: `not valid MDX: ${text}` }
  );
}

function unclosedTag(text: string): ParseError | undefined {
  const [, tag = '', line, column] =
    /^Expected a closing tag for `(<[^`]*>)` \((\d+):(\d+)-/.exec(text) ?? [];
  if (line === undefined) return undefined;
  const name = tag.slice(1, -1);
  const selfClosing = /^(?:br|hr|img|input|wbr)$/.test(name) ? ` or write <${name} />` : '';
  const advice = `close it with </${name}>${selfClosing}`;
  const message = `${tag} is never closed: ${advice}; if it's text, write \\${tag}, ${IN_BACKTICKS}`;
  return { line: Number(line), column: Number(column), message };
}

function wrongClosingTag(text: string, reported: Place, source: string): ParseError | undefined {
  const [, closing, opened, openedLine] =
    /^Unexpected closing tag `([^`]*)`, expected corresponding closing tag for `(<[^`]*>)` \((\d+):/.exec(
      text,
    ) ?? [];
  if (closing !== undefined) {
    const message = `${closing} comes before ${opened} of line ${openedLine} is closed: close ${opened} first`;
    return { ...reported, message };
  }
  if (!text.startsWith('Unexpected closing slash')) return undefined;
  const place = { ...reported, column: reported.column - 1 };
  const name = /^<\/[^>]*>?/.exec(lineFrom(source, place))?.[0] ?? '</';
  return { ...place, message: `${name} closes a tag that isn't open: remove it, or open it first` };
}

function invalidCode(text: string, reported: Place, source: string): ParseError | undefined {
  if (text.startsWith('Could not parse import')) {
    const message =
      'a line that starts with import or export is code: put it in a code block, or start the sentence with another word';
    const lines = source.split('\n').slice(0, reported.line);
    const line = lines.findLastIndex((row) => /^(?:import|export)\b/.test(row)) + 1;
    return { line, column: 1, message };
  }
  if (!text.startsWith('Could not parse expression')) return undefined;
  const message = `{ starts JavaScript, and what follows isn't: if it's text, write \\{ ${IN_BACKTICKS}`;
  return { ...lastBefore('{', reported, source), message };
}

function wrongCharacter(text: string, reported: Place, source: string): ParseError | undefined {
  if (!text.startsWith('Unexpected character')) return undefined;
  const place = lastBefore('<', reported, source);
  const tagText = lineFrom(source, place);
  if (tagText.startsWith('<!--')) {
    return { ...place, message: '<!-- starts a comment that is never closed: end it with -->' };
  }
  const [, url] = /^<((?:https?|mailto):[^>\s]*|[^>\s@]+@[^>\s]*)>/.exec(tagText) ?? [];
  if (url !== undefined) {
    const target = /^\w+:/.test(url) ? url : `mailto:${url}`;
    const message = `<${url}> is read as a tag: write ${url} alone, or [text](${target})`;
    return { ...place, message };
  }
  if (text.includes('before attribute value')) {
    const tag = /^<[\w.]+/.exec(tagText)?.[0] ?? '<';
    const message = `${tag} has an attribute without quotes: write its value in "…"`;
    return { ...reported, message };
  }
  return { ...place, message: `< starts a tag, but this isn't one: write \\< ${IN_BACKTICKS}` };
}

/**
 * Finds the `{` or `<` that's still open at the end of the source: the error goes away without that
 * character and all later ones of its kind. Searches in halves, because parsing a page takes a while.
 */
function openEnd(text: string, source: string, parse: Parse): ParseError | undefined {
  if (!text.startsWith('Unexpected end of file')) return undefined;
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
function lastBefore(character: string, place: Place, source: string): Place {
  const before = (source.split('\n')[place.line - 1] ?? '').slice(0, place.column - 1);
  const index = before.lastIndexOf(character);
  return index === -1 ? place : { line: place.line, column: index + 1 };
}

/** The rest of the line from a place. */
function lineFrom(source: string, { line, column }: Place): string {
  return (source.split('\n')[line - 1] ?? '').slice(column - 1);
}
