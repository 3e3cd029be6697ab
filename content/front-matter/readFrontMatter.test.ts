import { describe, expect, test } from 'vitest';
import { formatProblem } from '../problem.ts';
import { bodyOffset, readFrontMatter } from './readFrontMatter.ts';

const DESCRIPTION =
  'description: Stops a run after the given number of failed tests, to save time.';

function problems(...lines: string[]): string[] {
  return readFrontMatter('docs/en/a.mdx', lines.join('\n')).problems.map(formatProblem);
}

describe('readFrontMatter', () => {
  test('reads valid front matter', () => {
    const { frontMatter, problems: none } = readFrontMatter(
      'docs/en/a.mdx',
      `---\r\ntitle: A\r\n${DESCRIPTION}\r\n---\r\nBody`,
    );
    expect(frontMatter?.title).toBe('A');
    expect(none).toEqual([]);
  });

  test('has the line of an item in a list', () => {
    expect(
      problems('---', 'title: A', DESCRIPTION, 'options:', '  - bail', '  - 1', '---'),
    ).toEqual(['docs/en/a.mdx:6: options[1]: Invalid input: expected string, received number']);
  });

  test('has the line of an item if its field is missing', () => {
    const lines = ['---', 'title: A', DESCRIPTION, 'features:', '  - title: B', '    link: /'];
    expect(problems(...lines, '---')).toEqual([
      'docs/en/a.mdx:5: features[0].details: Invalid input: expected string, received undefined',
    ]);
  });

  test('has the line of an unknown field', () => {
    expect(problems('---', 'title: A', DESCRIPTION, 'titel: B', '---')).toEqual([
      'docs/en/a.mdx:4: unknown field titel; did you mean title?',
    ]);
  });

  test('has the first line if a top-level field is missing', () => {
    expect(problems('---', DESCRIPTION, '---')).toEqual([
      'docs/en/a.mdx:1: title: Invalid input: expected string, received undefined',
    ]);
  });

  test.each([
    ['no front matter at all', ['# Title', 'Text']],
    ['front matter that is not at the very start', ['', '---', 'title: A', '---']],
    ['front matter that never ends', ['---', 'title: A', 'Text']],
    ['a longer line and rules in the text', ['----', 'title: A', '---', 'Text', '---']],
  ])('%s', (_what, lines) => {
    expect(problems(...lines)).toEqual([
      'docs/en/a.mdx:1: no front matter: start the page with ---, title and description, and ---',
    ]);
  });

  test.each([
    [['---', 'title: [A', '---'], 'docs/en/a.mdx:3: front matter is not valid YAML: '],
    [
      ['---', 'title: A', 'title: B', '---'],
      'docs/en/a.mdx:3: front matter is not valid YAML: Map keys',
    ],
    [['---', '---'], 'docs/en/a.mdx:1: Invalid input: expected object, received null'],
  ])('%j', (lines, beginning) => {
    expect(problems(...lines)[0]?.slice(0, beginning.length)).toBe(beginning);
  });

  test('--- in the body does not end the front matter', () => {
    const { frontMatter } = readFrontMatter(
      'a',
      `---\ntitle: A\n${DESCRIPTION}\n---\n\n---\n\nx: 1\n---\n`,
    );
    expect(Object.keys(frontMatter ?? {})).toEqual(['title', 'description']);
  });
});

describe('bodyOffset', () => {
  test.each([
    ['---\ntitle: A\n---\nBody', 'Body'],
    ['---\ntitle: A\n---', ''],
    ['Body\n---\n', 'Body\n---\n'],
  ])('%j', (source, body) => {
    expect(source.slice(bodyOffset(source))).toBe(body);
  });
});

test('exponential aliases are a problem of the page', () => {
  const lists = Array.from({ length: 9 }, (_, at) => {
    const members =
      at === 0
        ? '1'
        : Array(9)
            .fill(`*l${at - 1}`)
            .join(', ');
    return `l${at}: &l${at} [${members}]`;
  });
  const source = ['---', ...lists, '---', ''].join('\n');
  const { problems } = readFrontMatter('docs/en/a.mdx', source);
  expect(problems).toEqual([
    {
      file: 'docs/en/a.mdx',
      line: 1,
      message: expect.stringMatching(/^front matter is not valid YAML: Excessive alias count/),
    },
  ]);
});
