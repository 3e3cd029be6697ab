/** Names that are written with capitals wherever they stand. */
const PROPER_NAMES = [
  'Angular',
  'Babel',
  'Chai',
  'Chrome',
  'Firefox',
  'GitHub Actions',
  'Istanbul',
  'Jest',
  'Linux',
  'Module Federation',
  'Node',
  'Node.js',
  'Playwright',
  'Preact',
  'React',
  'Rsbuild',
  'Rsdoctor',
  'Rslib',
  'Rspack',
  'Rspress',
  'Rstest',
  'Svelte',
  'Testing Library',
  'VS Code',
  'Vite',
  'Vitest',
  'Vue',
  'Windows',
];

/** Names of reporters, modifiers and functions that a heading may begin with as they are written. */
const LOWERCASE_NAMES = [
  'assert',
  'blob',
  'callback',
  'concurrent',
  'default',
  'dot',
  'each',
  'expect',
  'fails',
  'fetch',
  'for',
  'github-actions',
  'json',
  'junit',
  'md',
  'merge',
  'mock',
  'not',
  'only',
  'rejects',
  'resolves',
  'sequential',
  'skip',
  'test',
  'todo',
  'verbose',
  'window',
];

const WORD = /[\p{L}][\p{L}\p{N}.'’_-]*(?:\(\))?/gu;
const SENTENCE_START = /(?:^|[.?!:]\s+)[^\p{L}\p{N}\uFFFC…]*$/u;

/** What is wrong with the case of a heading; `undefined` if nothing is. */
export function sentenceCaseFault(heading: string): string | undefined {
  const text = withoutNames(heading);
  for (const match of text.matchAll(WORD)) {
    const word = match[0].replace(/[.'’]+$/, '');
    const first = SENTENCE_START.test(text.slice(0, match.index));
    if (isCode(word)) continue;
    if (first && match.index === firstLetter(text) && startsSmall(word)) {
      if (!LOWERCASE_NAMES.includes(word)) return `begin it with a capital: “${word}”`;
    }
    if (!first && !startsSmall(word)) return `“${word}” needs no capital: sentence case`;
  }
  return undefined;
}

// A name in front keeps what follows from being the first word.
function withoutNames(heading: string): string {
  return PROPER_NAMES.reduce((text, name) => {
    const escaped = name.replace('.', '\\.');
    return text.replace(new RegExp(`(?<![\\w.])${escaped}(?:['’]s)?(?![\\w])`, 'g'), (match) =>
      '0'.repeat(match.length),
    );
  }, heading);
}

function firstLetter(text: string): number {
  return text.search(/[\p{L}\p{N}\uFFFC…]/u);
}

/** Identifiers, calls, paths and acronyms: a dot, an underscore or a capital within the word. */
function isCode(word: string): boolean {
  return /[._()]|.\p{Lu}/u.test(word) || word.length === 1;
}

function startsSmall(word: string): boolean {
  return /^\p{Ll}/u.test(word);
}
