import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A token, relative to the text around it, or points for print. */
const ALLOWED = /^(var\(--(size-[\w-]+|menu-font-size)\)|[\d.]+(em|pt)|inherit)(?: !important)?$/;

const stylesheets = ['theme', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Text in diagrams has the sizes with which Graphviz measures it.
    .filter((file) => file.endsWith('.css') && !file.endsWith('diagram.css'))
    .map((file) => ({ file, css: readFileSync(path.join(folder, file), 'utf8') })),
);

test('stylesheets only use font sizes of the type scale in tokens.css', () => {
  const sizes = stylesheets.flatMap(({ file, css }) =>
    [...css.matchAll(/(?<![\w-])font-size: (.+);/g)].map(([, size = '']) => ({
      file,
      size,
    })),
  );
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter(({ size }) => !ALLOWED.test(size))).toEqual([]);
});

test('the type scale has seven sizes, and all that are used', () => {
  const tokens = readFileSync('theme/styles/tokens.css', 'utf8');
  const defined = new Set([...tokens.matchAll(/(--size-[\w-]+):/g)].map(([, name]) => name));
  const used = stylesheets.flatMap(({ css }) =>
    [...css.matchAll(/var\((--size-[\w-]+)/g)].map(([, name]) => name),
  );
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
  expect(defined.size).toBeLessThanOrEqual(7);
});
