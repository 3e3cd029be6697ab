import { describe, expect, test } from 'vitest';
import { checkFrontMatter, fieldName } from './checkFrontMatter.ts';

const page = {
  title: 'bail',
  description: 'Stops a run after the given number of failed tests, to save time.',
};

function messages(data: unknown): string[] {
  return checkFrontMatter(data).errors.map(({ message }) => message);
}

describe('valid front matter', () => {
  test.each([
    ['title and description alone', page],
    ['an option and its parts', { ...page, options: ['pool', 'pool.type'] }],
    ['an API', { ...page, api: ['rs', 'rs.fn'] }],
    ['a description of 50 characters', { ...page, description: 'x'.repeat(50) }],
    ['a description of 160 characters', { ...page, description: '字'.repeat(160) }],
    // Each is one character with two UTF-16 code units.
    ['a description of 160 emoji', { ...page, description: '🚀'.repeat(160) }],
    ['a short description of a home page', { ...page, pageType: 'home', description: 'Tests.' }],
    ['a home page', homePage()],
    ['a placeholder for the sidebar', { ...page, sidebar: 'placeholder', outline: false }],
    ['an overview', { ...page, overview: true, overviewHeaders: [2, 3], titleSuffix: '' }],
  ])('%s', (_what, data) => {
    expect(checkFrontMatter(data)).toEqual({ frontMatter: data, errors: [] });
  });
});

describe('invalid front matter', () => {
  const EMPTY = 'Too small: expected string to have >=1 characters';
  const length = 'description: expected 50–160 characters, got';
  test.each<[what: string, data: unknown, expected: string[]]>([
    ['nothing', null, ['Invalid input: expected object, received null']],
    ['text', 'title', ['Invalid input: expected object, received string']],
    [
      'no title',
      { ...page, title: undefined },
      ['title: Invalid input: expected string, received undefined'],
    ],
    ['an empty title', { ...page, title: ' ' }, [`title: ${EMPTY}`]],
    ['49 characters', { ...page, description: 'x'.repeat(49) }, [`${length} 49`]],
    ['161 characters', { ...page, description: 'x'.repeat(161) }, [`${length} 161`]],
    [
      'a long description of a home page',
      { ...page, pageType: 'home', description: 'x'.repeat(161) },
      ['description: expected at most 160 characters, got 161'],
    ],
    ['an empty description', { ...page, description: '' }, [`description: ${EMPTY}`]],
    [
      'an unknown field',
      { ...page, zzz: 1 },
      [expect.stringMatching(/^unknown field zzz; allowed: title, /)],
    ],
    [
      'an unknown field of a button',
      { ...homePage(), hero: { actions: [{ text: 'Go', link: '/', theme: 'alt', tehme: 1 }] } },
      ['hero.actions[0]: unknown field tehme'],
    ],
    [
      'an option with its facts',
      { ...page, options: [{ path: 'bail' }] },
      ['options[0]: Invalid input: expected string, received object'],
    ],
    [
      'a page type',
      { ...page, pageType: 'post' },
      [expect.stringMatching(/^pageType: Invalid option: expected one of /)],
    ],
    [
      'options and an API',
      { ...page, options: ['bail'], api: ['rs'] },
      ['api: a page documents either options or an API, not both'],
    ],
    [
      'several at once',
      { titel: 'x', description: 'short', options: [1] },
      [
        'title: Invalid input: expected string, received undefined',
        'options[0]: Invalid input: expected string, received number',
        'unknown field titel; did you mean title?',
        `${length} 5`,
      ],
    ],
  ])('%s', (_what, data, expected) => {
    expect(messages(data)).toEqual(expected);
  });
});

describe('fieldName', () => {
  test.each([
    [['title'], 'title'],
    [['options', 0, 'project'], 'options[0].project'],
    [['hero', 'actions', 2, 'link'], 'hero.actions[2].link'],
    [[], ''],
  ])('%j is %s', (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});

function homePage() {
  return {
    title: 'Rstest',
    description: 'A test runner.',
    pageType: 'home',
    hero: {
      name: 'Rstest',
      text: 'Tests',
      tagline: 'Fast',
      actions: [{ text: 'Start', link: '/guide/start/', theme: 'brand' }],
    },
    features: [{ title: 'Fast', details: 'Very', link: '/guide/' }],
  };
}
