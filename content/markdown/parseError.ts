/** Why a body isn't valid MDX, with what to do, and where; lines and columns from 1. */
export interface ParseError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What the MDX parser throws. */
interface ParserMessage {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** What to do with a mark that wasn't meant as markup. */
const ifText = (mark: string) => `if it's text, write \\${mark} or put it in backticks`;

/**
 * Explains an error of the MDX parser. What's never closed is reported where it begins: the parser reports
 * where it gave up. `parse` throws such an error for another source, too, if it has one.
 */
export function explainParseError(
  error: unknown,
  source: string,
  parse: (source: string) => unknown,
): ParseError {
  const { reason, message, line = 1, column = 1 } = error as ParserMessage;
  const text = reason ?? message ?? String(error);
  const [, name, tagLine, tagColumn] =
    /^Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)-/.exec(text) ?? [];
  if (name !== undefined) {
    const advice = `close it with </${name}>; ${ifText('<')}`;
    return {
      ...{ line: Number(tagLine), column: Number(tagColumn) },
      message: `<${name}> is never closed: ${advice}`,
    };
  }
  if (text.startsWith('Unexpected end of file')) {
    const mark = text.includes('in expression') ? '{' : '<';
    const what = mark === '{' ? '{ is never closed: close it with }' : 'the tag never ends';
    return { ...openMark(mark, source, parse), message: `${what}; ${ifText(mark)}` };
  }
  return { line, column, message: `not valid MDX: ${text}; ${ifText('{ or \\<,')}` };
}

/** Where the first mark is whose removal, with all that follow, removes an unexpected end of the file. */
function openMark(mark: '{' | '<', source: string, parse: (source: string) => unknown) {
  const places = [...source.matchAll(mark === '{' ? /\{/g : /</g)].map(({ index }) => index);
  /** Whether the source is still open at its end if only the first `count` marks are kept. */
  const isOpen = (count: number) => {
    const end = places[count] ?? source.length;
    try {
      parse(source.slice(0, end) + source.slice(end).replaceAll(mark, ' '));
      return false;
    } catch (error) {
      return String((error as ParserMessage).reason).startsWith('Unexpected end of file');
    }
  };
  let [closed, open] = [0, places.length];
  while (open - closed > 1) {
    const middle = Math.floor((closed + open) / 2);
    if (isOpen(middle)) open = middle;
    else closed = middle;
  }
  const before = source.slice(0, places[open - 1] ?? 0);
  return {
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  };
}
