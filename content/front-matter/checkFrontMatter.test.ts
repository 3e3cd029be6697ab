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
  const length = 'description: expected 50–160 characters, got';
  test.each<[what: string, data: unknown, expected: string[]]>([
    ['nothing', null, ['expected fields such as title and description, got nothing']],
    ['text', 'title', ['expected fields such as title and description, got "title"']],
    ['no title', { ...page, title: undefined }, ['title: expected text, but the field is missing']],
    ['an empty title', { ...page, title: ' ' }, ['title: expected text, got " "']],
    ['49 characters', { ...page, description: 'x'.repeat(49) }, [`${length} 49`]],
    ['161 characters', { ...page, description: 'x'.repeat(161) }, [`${length} 161`]],
    [
      'a long description of a home page',
      { ...page, pageType: 'home', description: 'x'.repeat(161) },
      ['description: expected at most 160 characters, got 161'],
    ],
    [
      'an empty description',
      { ...page, description: '' },
      ['description: expected text of 50–160 characters, got ""'],
    ],
    [
      'an unknown field',
      { ...page, zzz: 1 },
      [expect.stringMatching(/^unknown field "zzz"; allowed: title, /)],
    ],
    [
      'a misspelt field of a button',
      { ...homePage(), hero: { actions: [{ text: 'Go', link: '/', theme: 'alt', tehme: 1 }] } },
      [
        'hero.actions[0]: unknown field "tehme" (did you mean "theme"?); allowed: text, link, theme',
      ],
    ],
    ['no options', { ...page, options: [] }, ['options: expected at least one name, got []']],
    [
      'an option with its facts',
      { ...page, options: [{ path: 'bail' }] },
      ['options[0]: expected a path of an option, such as coverage.provider, got {"path":"bail"}'],
    ],
    [
      'a page type',
      { ...page, pageType: 'post' },
      [expect.stringMatching(/^pageType: expected one of home, doc/)],
    ],
    [
      'a feature without text',
      { ...page, features: [{ title: 'Fast' }] },
      ['features[0].details: expected text, but the field is missing'],
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
        'title: expected text, but the field is missing',
        'options[0]: expected a path of an option, such as coverage.provider, got 1',
        expect.stringMatching(/^unknown field "titel" \(did you mean "title"\?\)/),
        `${length} 5`,
      ],
    ],
  ])('%s', (_what, data, expected) => {
    expect(messages(data)).toEqual(expected);
  });

  test('a long value is truncated', () => {
    const [message = ''] = messages({ ...page, title: 'x', pageType: 'y'.repeat(200) });
    expect(message).toMatch(/got "y{56}\.\.\.$/);
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
