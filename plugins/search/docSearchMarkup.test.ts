import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkDocSearchMarkup } from './docSearchMarkup.ts';

const require = createRequire(import.meta.url);
const code = readFileSync(require.resolve('@docsearch/react/dist/esm/index.js'), 'utf8');

test('the installed DocSearch has the markup that the theme relies on', () => {
  expect(() => checkDocSearchMarkup(code)).not.toThrow();
});

test('a DocSearch with another markup is named, with the file to adapt', () => {
  const other = code.replaceAll('DocSearch-Dropdown', 'DocSearch-Panel');
  expect(() => checkDocSearchMarkup(other)).toThrow(
    /^@docsearch\/react \S+: expected "DocSearch-Dropdown" in its markup.* theme\/search\/docsearch\/patches\.ts relies on it and was written for @docsearch\/react 3\.9\.0\. Look at dist\/esm\/index\.js/,
  );
});
