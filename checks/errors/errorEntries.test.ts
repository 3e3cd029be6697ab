import { describe, expect, test } from 'vitest';
import { pageOf } from '../../tests/support/content/pageOf.ts';
import { errorEntries } from './errorEntries.ts';

const MESSAGE = 'Reporter … not found';
const LISTED = `messages:\n  names: ['${MESSAGE}']\n`;

function explain(
  body: string,
  frontMatter = '',
  file = 'docs/en/guide/advanced/troubleshooting.mdx',
) {
  return errorEntries([pageOf(body, file, frontMatter)], 'en');
}

describe('a message is explained by', () => {
  test.each([
    ['a row', `| Message | Fix |\n| --- | --- |\n| \`${MESSAGE}\` | Use another name. |`, ''],
    ['an example', `Use another name.\n\n\`\`\`ts fails="${MESSAGE}"\n\`\`\``, ''],
    ['the front matter', 'Use another name.', LISTED],
  ])('%s that quotes it', (_name, body, frontMatter) => {
    expect(explain(`## Names {#names}\n\n${body}`, frontMatter)).toMatchObject([
      {
        url: '/guide/advanced/troubleshooting#names',
        section: 'Names',
        text: 'Use another name.',
        messages: [MESSAGE],
      },
    ]);
  });

  test('neither a name in a table nor other code', () => {
    expect(explain('## Names\n\n`not found here`\n\n| a |\n| --- |\n| `node:fs` |')).toEqual([]);
  });
});

test('other pages explain only the messages of their front matter', () => {
  const file = 'docs/en/config/test/reporters.mdx';
  const body = '## Names {#names}\n\nText.\n\n```ts fails="It failed here"\n```';
  expect(explain(body, '', file)).toEqual([]);
  expect(explain(body, LISTED, file)).toMatchObject([{ messages: [MESSAGE] }]);
  expect(() => explain('## Other', LISTED, file)).toThrow('no heading #names');
});

test('an explanation is the first paragraph, without the sentence that introduces code', () => {
  const body =
    'One. Two: see `a.b`. Three, before code of `c.d`:\n\n```ts\nfix;\n```\n\nFour.\n\n```ts\n```';
  expect(explain(`## Names {#names}\n\n${body}`, LISTED)).toMatchObject([
    {
      text: 'One. Two: see `a.b`.',
      fix: { intro: 'Three, before code of `c.d`:', code: 'fix;' },
    },
  ]);
});

test.each(['', ' set="a"'])('the files of an example that fails are no fix', (set) => {
  const failing = `One fails:\n\n\`\`\`ts title="a.ts"${set}\nwrong;\n\`\`\`\n\n\`\`\`ts title="a.test.ts"${set} fails="x"\n\`\`\``;
  const fixed = 'Write:\n\n```ts title="a.ts" set="fixed"\nright;\n```';
  const fixes = explain(`## Names {#names}\n\n${failing}\n\n${fixed}`, LISTED).map(
    ({ fix }) => fix,
  );
  expect(fixes).toEqual([{ intro: 'Write:', code: 'right;' }]);
});
