import { CODE_LIMITS } from '../../limits';

/**
 * Whether code can be shown with colors and line numbers, and be in a link. Far more than an example
 * needs; beyond it a browser takes too long to lay the text out.
 */
export function isWithinLimits(code: string): boolean {
  const { characters, lines, lineLength, otherThanAscii } = CODE_LIMITS;
  if (code.length > characters) return false;
  const texts = code.split('\n');
  if (texts.length > lines || texts.some(({ length }) => length > lineLength)) return false;
  return code.replace(/[\0-\x7f]+/g, '').length <= otherThanAscii;
}
