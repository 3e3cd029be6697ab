import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const STYLESHEETS = ['app', 'theme', 'components', 'tools']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  .filter((file) => file.endsWith('.module.css'));

test('no two stylesheets of the theme have the same class names', () => {
  const names = STYLESHEETS.map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
