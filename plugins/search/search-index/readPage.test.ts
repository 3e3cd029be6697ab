import { describe, expect, test } from 'vitest';
import { readPage } from './readPage.ts';
import { routeOf } from './routeOf.ts';

const read = (main: string, { head = '', lang = 'en' } = {}) =>
  readPage(
    `<!doctype html><html lang="${lang}"><head><title>Page | Site</title>${head}</head><body>
    <header><nav><a href="/guide/">Guide</a><a href="/config/" aria-current="page">Config</a></nav></header>
    <aside><nav>Sidebar</nav></aside><main>${main}</main><footer>License</footer></body></html>`,
    '/config/test/bail',
  );

test.each([
  ['index.html', '/'],
  ['zh/index.html', '/zh/'],
  ['config/index.html', '/config/'],
  ['config/test/bail.html', '/config/test/bail'],
  ['guide/myindex.html', '/guide/myindex'],
])('%s is the route %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test('a page with its sections', () => {
  const page = read(
    `<article><h1 tabindex="-1">bail</h1><p>Stop a run
      once tests have <b>failed</b>.</p>
      <h2 id="example">Example <a href="#example" aria-hidden="true">#</a></h2>
      <ul><li>First</li><li>Second <p>deep</p></li></ul>
      <table><tr><th>Name</th><th>Type</th></tr><tr><td>a</td><td><code>number</code></td></tr></table>
      <h3 id="deeper">Deeper</h3>Loose text<br>of a line.</article>`,
    { head: '<meta name="description" content="What it is for.">' },
  );
  expect(page).toMatchObject({
    url: '/config/test/bail',
    language: 'en',
    area: 'Config',
    title: 'bail',
    description: 'What it is for.',
  });
  const shown = page?.sections.map(({ level, anchor, heading, prose, rows }) => [
    level,
    anchor,
    heading,
    prose,
    rows,
  ]);
  expect(shown).toEqual([
    [1, '', 'bail', ['Stop a run once tests have failed.'], []],
    [2, 'example', 'Example', ['First', 'Second', 'deep'], ['Name | Type', 'a | number']],
    [3, 'deeper', 'Deeper', ['Loose text of a line.'], []],
  ]);
});

describe('not part of a page’s content', () => {
  test.each([
    ['a copy button', '<pre><code>x</code></pre><button><span>SECRET</span></button>'],
    ['tools that need JavaScript', '<div data-needs-js="true"><a href="/">SECRET</a></div>'],
    ['navigation', '<nav><a href="/">SECRET</a></nav>'],
    ['the footer', '<footer>SECRET</footer>'],
    ['words for screen readers alone', '<span class="a visually-hidden">SECRET</span>'],
    ['what screen readers leave out', '<span aria-hidden="true">SECRET</span>'],
    ['hidden text', '<div hidden>SECRET</div><p style="display: none">SECRET</p>'],
    ['labels of tabs', '<div role="tablist"><span>SECRET</span></div>'],
    [
      'scripts, styles and templates',
      '<script>SECRET</script><style>SECRET</style><template>SECRET</template>',
    ],
    ['pictures', '<svg><title>SECRET</title></svg>'],
    [
      'controls',
      '<label>SECRET</label><select><option>SECRET</option></select><dialog>SECRET</dialog>',
    ],
  ])('%s', (_what, html) => {
    const inline = JSON.stringify(read(`<article><h1>T</h1><p>said ${html} more</p></article>`));
    expect(inline).not.toContain('SECRET');
    const block = JSON.stringify(
      read(`<article><h1>T</h1>${html}<h2 id="a">A ${html}</h2></article>`),
    );
    expect(block).not.toContain('SECRET');
  });

  test('what is outside the article, except for its headings', () => {
    const page = read(
      `<article><h1>Config</h1></article><nav><h2>Next</h2></nav>
       <section><h2>Files</h2><ul><li><a href="/a">a</a><p>About a.</p></li></ul></section>`,
    );
    expect(page?.sections.map(({ heading, prose }) => [heading, prose])).toEqual([
      ['Config', []],
      ['Files', []],
    ]);
  });
});

test('tab panels are included, visible or not', () => {
  const page = read(
    '<article><h1>T</h1><div role="tabpanel" hidden><p>pnpm add</p></div></article>',
  );
  expect(page?.sections[0]?.prose).toEqual(['pnpm add']);
});

test('facts contain the names that a page defines', () => {
  const page = read(
    `<article><h1>bail</h1><dl aria-label="Facts of bail"><div><dt>Type</dt><dd><code>number</code></dd></div>
     <div><dt>Flag</dt><dd><code>--bail &lt;number&gt;</code></dd></div></dl></article>`,
  );
  expect(page?.sections[0]?.names).toContain('--bail');
  expect(page?.sections[0]?.rows).toEqual(['Type: number', 'Flag: --bail <number>']);
});

test.each([
  ['without content', '<html lang="en"><body><p>Moved</p></body></html>'],
  ['of nothing', ''],
])('a page %s is none', (_what, html) => {
  expect(readPage(html, '/')).toBeUndefined();
});

test('a page without a language is an error', () => {
  expect(() => read('<article><h1>T</h1></article>', { lang: '' })).toThrow('has no lang');
});
