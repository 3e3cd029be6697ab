import { CODE_LIMITS } from '../../limits';

/**
 * Whether code can be highlighted with line numbers, and be in a link. The limits are far above what
 * an example needs; beyond them, browsers take too long to lay out the text.
 */
export function isWithinLimits(code: string): boolean {
  const { characters, lines, lineLength, otherThanAscii } = CODE_LIMITS;
  if (code.length > characters) return false;
  const texts = code.split('\n');
  if (texts.length > lines || texts.some(({ length }) => length > lineLength)) return false;
  return code.replace(/[\0-\x7f]+/g, '').length <= otherThanAscii;
}
