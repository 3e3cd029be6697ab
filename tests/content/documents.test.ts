import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDocument, type Project } from '../../checks/pages/documentChecks.ts';
import { root, shown } from './site.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const NOTES = readdirSync(path.join(root, 'decisions'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `decisions/${file}`);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const NAMES = new Set(
  ['docs', 'checks', 'content', 'theme', 'plugins', 'packages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.basename(file),
    ),
  ),
);

/** A path relative to the root or to the document, or only a file name. */
const project = (file: string): Project => ({
  scripts: Object.keys(scripts),
  exists: (name) =>
    NAMES.has(name) ||
    [root, path.join(root, path.dirname(file))].some((from) => existsSync(path.join(from, name))),
});

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'STYLE.md', 'SECURITY.md', ...NOTES])(
  '%s only mentions commands and paths that exist',
  (file) => {
    expect(shown(checkDocument(file, read(file), project(file)))).toEqual([]);
  },
);

test('the introduction for contributors fits on a screen', () => {
  const [first = ''] = read('CONTRIBUTING.md').split('\n## ');
  expect(first.length).toBeLessThan(3000);
  const order = ['**Run.**', '**Write.**', '**Test.**', '**Submit.**'].map((word) =>
    read('CONTRIBUTING.md').indexOf(word),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});

describe('a decision', () => {
  test.each(NOTES.filter((file) => !file.endsWith('README.md')))('%s', (file) => {
    const text = read(file);
    expect(text.split('\n').length).toBeLessThanOrEqual(15);
    expect(text.match(/^\*\*[^*]+:\*\*/gm)).toEqual([
      '**Decided:**',
      '**Why:**',
      '**Costs:**',
      '**Again when:**',
    ]);
  });
});

describe('missing things are reported with their line:', () => {
  const made: Project = { scripts: ['examples'], exists: (name) => name === 'docs/a.mdx' };
  test.each([
    [
      'a script',
      'Run `npm run exmaples`.',
      'package.json has no script exmaples; did you mean examples?',
    ],
    ['a script in a block', '```bash\nnpm test # all\n```', 'package.json has no script test'],
    ['a path', 'See `theme/gone.ts`.', 'there is no theme/gone.ts'],
    ['a folder', 'In `gone/`.', 'there is no gone/'],
    ['a link', '[all](./gone.md#part)', 'there is no gone.md'],
    ['a page', '`npm run examples -- docs/a.mdx docs/b.mdx`', 'there is no docs/b.mdx'],
    ['a section of a page', '`npm run examples -- docs/b.mdx#id`', 'there is no docs/b.mdx'],
    ['a file to run', '`npx tsx scripts/gone.ts --flag`', 'there is no scripts/gone.ts'],
  ])('%s', (_what, text, message) => {
    const line = text.startsWith('```') ? 2 : 1;
    expect(shown(checkDocument('a.md', text, made))).toEqual([`a.md:${line}: ${message}`]);
  });

  test('URLs, options, and build output are not paths', () => {
    const text = 'See `/config/test/bail`, `coverage.provider`, `text output`, `doc_build/a.md`.';
    expect(checkDocument('a.md', text, made)).toEqual([]);
  });
});
