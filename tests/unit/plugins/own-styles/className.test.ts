import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { className } from '../../../../plugins/own-styles/className.ts';

const STYLESHEETS = ['theme', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  .filter((file) => file.endsWith('.module.css'));

test('a class is named after its stylesheet', () => {
  expect(className('/site/theme/navbar/Nav.module.css', 'title')).toBe('Nav-title');
});

test('no two stylesheets of the theme give their classes the same names', () => {
  const names = STYLESHEETS.map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
