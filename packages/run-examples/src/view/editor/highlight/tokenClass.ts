/** Classes of the site's highlighter, by Prism's token type. */
const CLASSES: Record<string, string> = {
  atrule: 'keyword',
  'attr-equals': 'keyword',
  'attr-name': 'function',
  'attr-value': 'string-expression',
  boolean: 'constant',
  builtin: 'constant',
  'class-name': 'function',
  comment: 'comment',
  constant: 'constant',
  'doc-comment': 'comment',
  function: 'function',
  'function-variable': 'function',
  important: 'keyword',
  'interpolation-punctuation': 'keyword',
  keyword: 'keyword',
  'maybe-class-name': 'function',
  number: 'constant',
  operator: 'keyword',
  property: 'keyword',
  regex: 'string-expression',
  'regex-delimiter': 'string-expression',
  'regex-source': 'string-expression',
  selector: 'function',
  string: 'string-expression',
  'string-property': 'string-expression',
  tag: 'string-expression',
  'template-punctuation': 'string-expression',
  url: 'string-expression',
};

/** Keywords in Prism's grammar that the site highlights as values. */
const VALUES = new Set(['null', 'undefined', 'void', 'this', 'super', 'NaN', 'Infinity']);

/**
 * The class that the site's own highlighter would use for a token, so that a block keeps its
 * colors when it becomes an editor. Undefined for the color of the text.
 */
export function tokenClass(type: string, text: string): string | undefined {
  if (type === 'punctuation') return text === ',' ? 'hl-punctuation' : undefined;
  if (type === 'keyword' && VALUES.has(text)) return 'hl-constant';
  const known = CLASSES[type];
  return known && `hl-${known}`;
}
