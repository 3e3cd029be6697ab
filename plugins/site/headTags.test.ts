import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { attribute, elements, textOf } from '../../tests/e2e/support/builtSite.ts';
import { PAYLOADS } from '../../tests/e2e/support/payloads.ts';
import { jsonBlock, tag } from './headTags.ts';

const HOSTILE = [...PAYLOADS, '</script><!--<script>', "$& $' $` $1 $$", '\u2028"\\', '&amp;quot;'];

/** The page after inserting `tags` into the template the same way as Rspress. */
function inTemplate(tags: string) {
  const html = '<!doctype html><head><meta name="first"><!--HEAD--></head><p>last</p>';
  return parse(html.replace('<!--HEAD-->', tags));
}

test.each(HOSTILE)('%j stays one attribute', (text) => {
  const page = inTemplate(tag('meta', { name: 'second', content: text }));
  const metas = elements(page, ({ tagName }) => tagName === 'meta');
  expect(metas.map((meta) => attribute(meta, 'name'))).toEqual(['first', 'second']);
  expect(metas[1]?.attrs).toHaveLength(2);
  expect(metas[1] && attribute(metas[1], 'content')).toBe(text);
});

test.each(HOSTILE)('%j stays one string of the data', (text) => {
  const page = inTemplate(jsonBlock({ text }));
  const [script, ...others] = elements(page, ({ tagName }) => tagName === 'script');
  expect(others).toEqual([]);
  expect(JSON.parse(script ? textOf(script) : '')).toEqual({ text });
  expect(elements(page, ({ tagName }) => tagName === 'p')).toHaveLength(1);
});
