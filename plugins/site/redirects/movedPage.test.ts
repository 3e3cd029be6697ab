import { runInNewContext } from 'node:vm';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { parseAddress } from '../../../checks/addresses/address.ts';
import { attribute, elements, textOf } from '../../../tests/e2e/support/builtSite.ts';
import { moveScript } from './movedPage.ts';

const LINKS = { origin: 'https://site.example', base: '/docs/', language: 'zh' } as const;
const MOVED = { gone: '/other#x', 标题: '/page#now', "it's": '/other', away: '/other' };
const fragments = new Map(
  Object.entries(MOVED).map(([id, target]) => [id, parseAddress(target)] as const),
);

/** The parsed script element of a page. */
function scriptOf(to?: string) {
  const html = moveScript({ route: '/page', fragments, ...(to !== undefined && { to }) }, LINKS);
  const page = parse(`<head>${html}</head>`);
  const [script] = elements(page, ({ tagName }) => tagName === 'script');
  if (!script) throw new Error('no script');
  const dataset = {
    moved: attribute(script, 'data-moved'),
    to: attribute(script, 'data-to'),
  };
  return { dataset, code: textOf(script) };
}

/** Runs the script in a fake window. `gone` lists the targets of redirects. */
function visit(
  at: string,
  to?: string,
): { gone: string[]; change(hash: string, path?: string): void } {
  const { dataset, code } = scriptOf(to);
  const { pathname, search, hash } = new URL(at, LINKS.origin);
  const gone: string[] = [];
  let changed = () => {};
  const location = { pathname, search, hash, replace: (target: string) => gone.push(target) };
  runInNewContext(code, {
    document: { currentScript: { dataset } },
    location,
    addEventListener: (_event: string, listener: () => void) => {
      changed = listener;
    },
  });
  return {
    gone,
    change(next, path = pathname) {
      Object.assign(location, { hash: next, pathname: path });
      changed();
    },
  };
}

test.each([
  ['/docs/zh/page', []],
  ['/docs/zh/page#now', []],
  ['/docs/zh/page#gone', ['/docs/zh/other#x']],
  ['/docs/zh/page?a=$&b#gone', ['/docs/zh/other?a=$&b#x']],
  ['/docs/zh/page?a=1#%E6%A0%87%E9%A2%98', ['?a=1#now']],
  ["/docs/zh/page#it's", ['/docs/zh/other']],
  ['/docs/zh/page?a=1#away', ['/docs/zh/other?a=1']],
  ['/docs/zh/page#100%', []],
  ['/docs/zh/page#constructor', []],
  ['/docs/zh/page#__proto__', []],
])('a page that lost headings, at %s, goes to %j', (at, gone) => {
  expect(visit(at).gone).toEqual(gone);
});

test.each([
  ['/docs/zh/old', ['/docs/zh/page']],
  ['/docs/zh/old?a=1#kept', ['/docs/zh/page?a=1#kept']],
  ['/docs/zh/old#gone', ['/docs/zh/other#x']],
  ['/docs/zh/old#100%', ['/docs/zh/page#100%']],
])('a page that moved, at %s, goes to %j', (at, gone) => {
  expect(visit(at, '/docs/zh/page').gone).toEqual(gone);
});

test('a page that became a section redirects there with any fragment', () => {
  expect(visit('/docs/zh/old#any', '/docs/zh/page#now').gone).toEqual(['/docs/zh/page#now']);
});

test('a fragment that is entered later is redirected, but not that of another page', () => {
  const page = visit('/docs/zh/page');
  page.change('#gone', '/docs/zh/else');
  expect(page.gone).toEqual([]);
  page.change('#gone');
  expect(page.gone).toEqual(['/docs/zh/other#x']);
});

test('the code is the same on every page, so that the policy needs one hash', () => {
  expect(scriptOf().code).toBe(scriptOf('/docs/zh/page').code);
});
