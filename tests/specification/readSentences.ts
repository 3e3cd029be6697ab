/** One row of the table. */
export interface Sentence {
  line: number;
  section: string;
  text: string;
  /** `file › title` of each test. */
  tests: string[];
  /** Why there is nothing to test. */
  reason?: string;
}

/** Reads the tables of `sentences.md`. */
export function readSentences(markdown: string): Sentence[] {
  let section = '';
  return markdown.split('\n').flatMap((line, index): Sentence[] => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, text = '', cell = ''] = line
      .split(/(?<!\\)\|/)
      .map((part) => part.replaceAll('\\|', '|').trim());
    if (!line.startsWith('|') || text === 'sentence' || /^-+$/.test(text)) return [];
    const reason = /^\((.+)\)$/.exec(cell)?.[1];
    const tests = reason === undefined ? cell.split('<br>').map((test) => test.trim()) : [];
    return [{ line: index + 1, section, text, tests: tests.filter(Boolean), reason }];
  });
}

/** The files that the table names. */
export function filesOf(sentences: Sentence[]): string[] {
  const files = sentences.flatMap(({ tests }) => tests.map((test) => test.split(' › ')[0] ?? ''));
  return [...new Set(files)];
}

/** The problems of the table, given the existing tests. */
export function checkSentences(sentences: Sentence[], existing: ReadonlySet<string>): string[] {
  return sentences.flatMap(({ line, text, tests, reason }) => {
    const place = `tests/specification/sentences.md:${line}`;
    if (tests.length === 0 && reason === undefined) {
      return [`${place}: "${text}" has no test; name one as \`file › title\`, or say why in ( )`];
    }
    return tests
      .filter((test) => !existing.has(test))
      .map((test) => `${place}: there is no test "${test}"; name the one that covers "${text}"`);
  });
}
