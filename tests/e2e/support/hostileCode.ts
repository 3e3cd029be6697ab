import { CODE_LIMITS, isWithinLimits } from 'run-examples';

/** File extensions, one for each grammar of the editor's highlighter. */
export const ENDINGS = ['ts', 'tsx', 'js', 'jsx', 'html', 'css', 'json'] as const;

type Ending = (typeof ENDINGS)[number];

const SCRIPT = [
  "'",
  '"',
  '`',
  "`'",
  "'`",
  '`${',
  '/*',
  '/',
  '/[',
  '\\',
  '(',
  '{',
  '<',
  '=>',
  'a.',
  '0x',
  '#!',
  'class a extends ',
  'async (',
  'import a from ',
  '@a',
  '?.',
  'a<b,',
  'function a(',
  '${',
  '//',
];
const MARKUP = [
  "<a b='",
  '<a b=',
  '<a b="\'',
  '<a ',
  '<',
  '</',
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE [',
  '<?',
  '&',
  '&#x',
  '<script>',
  "<script>'",
  '<style>',
  '<style>/*',
  '<a style="',
  '<a onclick="',
  '{{',
  '>',
  "'",
  '"',
];
const TOKENS: Record<Ending, readonly string[]> = {
  ts: SCRIPT,
  js: SCRIPT,
  tsx: [...SCRIPT, '<a b={', '<a {...', '<a b=', '</a>', '<>', '{/*'],
  jsx: [...SCRIPT, '<a b={', '<a {...', "<a b='", '</a>', '<>', '{/*'],
  html: MARKUP,
  css: [
    '/*',
    'url(',
    '@media ',
    '@import "',
    '{',
    '}',
    ':not(',
    '"',
    "'",
    '\\',
    '!important',
    'a:b;',
    '#',
    '--a:',
    '::',
    '[a=',
    ',',
    '(',
    '@',
    '/',
  ],
  json: ['"', '\\"', '[', '{', '//', '/*', '"a":', '-', '1e', 'true', ':', "'", '\\', ','],
};

/** Separators between tokens: nothing, whitespace, words, other scripts. */
const FILLERS = ['', ' ', 'a', '\n', ' = ', 'ש', '中', '\u0301', '😀', '1,'];

const { characters, lineLength, lines } = CODE_LIMITS;
const line = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const sheet = (unit: string, length: number, count: number) =>
  Array.from({ length: count }, () => line(unit, length))
    .join('\n')
    .slice(0, characters);
const reversed = (text: string) => [...text].reverse().join('');

type Shape = (unit: string) => string;

/** Lengths: mostly short, up to the limits. */
const SHAPES: [Shape, ...Shape[]] = [
  (unit) => unit.repeat(40),
  (unit) => line(unit, 200),
  (unit) => line(unit, lineLength),
  (unit) => sheet(unit, 30, 40),
  (unit) => `${unit.repeat(20)}\n${reversed(unit).repeat(20)}`,
  (unit) => `${unit.repeat(10)}a${unit.repeat(10)}`,
  (unit) => line(unit, 400).replaceAll(unit, (same, offset) => (offset % 3 ? same : `${same}\n`)),
  (unit) => sheet(unit, lineLength, 4),
  (unit) => sheet(unit, 80, 100),
  (unit) => sheet(unit, 32, lines),
  (unit) => sheet(unit, lineLength, 32),
];

export const INPUTS_PER_ENDING = 200;

/** Code that's slow to tokenize or lay out. Deterministic, and without duplicates. */
export function hostileCode(ending: Ending): string[] {
  const tokens = TOKENS[ending];
  const inputs = new Set(['aZ', '_$', '09', '\t'].map((letters) => line(letters, lineLength)));
  for (let index = 0; inputs.size < INPUTS_PER_ENDING; index += 1) {
    const token = tokens[index % tokens.length] ?? '';
    const round = Math.floor(index / tokens.length);
    const other = round === 0 ? '' : tokens[(index * 7 + round) % tokens.length];
    const shape = SHAPES[(index + round) % SHAPES.length] ?? SHAPES[0];
    const input = shape(`${token}${FILLERS[index % FILLERS.length]}${other}`);
    // Code beyond the limits is never highlighted.
    if (isWithinLimits(input)) inputs.add(input);
  }
  return [...inputs];
}
