import { describe, expect, test } from 'vitest';
import { checkFacts, checkOptionsDocumented } from '../../checks/facts/checkFacts.ts';
import { readInstalledFacts } from '../../checks/facts/installedFacts.ts';
import { checkReadable } from '../../checks/pages/frontMatterChecks.ts';
import { checkSurface } from '../../checks/pages/surfaceChecks.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { readFixture, readSite, root, shown } from './site.ts';

const [pages, wrong, bad, installed] = await Promise.all([
  readSite(),
  readFixture('wrong-facts'),
  readFixture('bad'),
  readInstalledFacts(root),
]);

describe('the pages', () => {
  test('have valid front matter and MDX', () => {
    expect(shown(checkReadable(pages))).toEqual([]);
  });

  test('state the facts of the installed package', () => {
    expect(shown(checkFacts(pages, installed))).toEqual([]);
  });

  test('document every option, in both languages', () => {
    expect(shown(checkOptionsDocumented(pages, LANGUAGES, installed))).toEqual([]);
  });

  test('mention every export, member, matcher and flag', () => {
    expect(shown(checkSurface(pages, installed))).toEqual([]);
  });
});

describe('wrong facts', () => {
  test('are reported with location and the value of the package', () => {
    expect(shown(checkFacts(wrong, installed))).toEqual([
      'docs/en/api/mock.mdx:6: api.names[1]: the page says itt, but it is not exported; did you mean it? (@rstest/core 0.12.0)',
      'docs/en/api/mock.mdx:6: api.names[2]: the page says CoverageProvider, but it is not exported (@rstest/core 0.12.0)',
      'docs/en/api/mock.mdx:7: api.members[1]: the page says spyon, but it is not a member of rs; did you mean spyOn? (@rstest/core 0.12.0)',
      'docs/en/api/other.mdx:5: api.from: the page says vitest, @rstest/core 0.12.0 says @rstest/core',
      'docs/en/config/test/retry.mdx:6: options[0].type: the page says numbr of, @rstest/core 0.12.0 says number (the page’s text is not a TypeScript type)',
      'docs/en/config/test/retry.mdx:5: options[0].default: the page says nothing, @rstest/core 0.12.0 says 0',
      'docs/en/config/test/retry.mdx:5: options[0].flag: the page says nothing, @rstest/core 0.12.0 says --retry <retry>',
      'docs/en/config/test/retry.mdx:8: options[1].path: the page says retries, but the config has no such option; did you mean retry? (@rstest/core 0.12.0)',
      'docs/en/config/test/retry.mdx:14: options[2].default: the page says five, @rstest/core 0.12.0 says 0 (not a JavaScript value: five is not defined)',
      'docs/en/config/test/retry.mdx:8: options[1].path: expected a part of retry, such as retry.…, got retries',
      'docs/en/config/test/retry.mdx:12: options[2].path: expected a part of retry, such as retry.…, got bail',
      'docs/en/config/test/setupFiles.mdx:1: options: expected the facts of setupFiles',
      `docs/en/config/test/testNamePattern.mdx:7: options[0].default: the page says '', but there is no default; leave the field out and explain in the text what happens (@rstest/core 0.12.0)`,
      'docs/en/config/test/testNamePattern.mdx:5: options[0].alias: the page says nothing, @rstest/core 0.12.0 says -t',
      'docs/en/config/test/testTimeout.mdx:6: options[0].type: the page says string, @rstest/core 0.12.0 says number',
      'docs/en/config/test/testTimeout.mdx:7: options[0].default: the page says 6000, @rstest/core 0.12.0 says 5000',
      'docs/en/config/test/testTimeout.mdx:8: options[0].flag: the page says --testTimeout, @rstest/core 0.12.0 says --testTimeout <value>',
      'docs/en/config/test/testTimeout.mdx:9: options[0].alias: the page says -t, @rstest/core 0.12.0 says nothing',
      'docs/en/config/test/testTimeout.mdx:10: options[0].project: the page says false, @rstest/core 0.12.0 says true',
    ]);
  });

  test('an option without a page is reported once per language', () => {
    const [english = '', chinese = ''] = shown(checkOptionsDocumented(wrong, LANGUAGES, installed));
    expect(english).toMatch(/^docs\/en\/config:1: no page documents extends, root,/);
    expect(english).not.toMatch(/testTimeout|retry/);
    expect(chinese).toMatch(/^docs\/zh\/config:1: .*testTimeout/);
  });

  test('invalid front matter and MDX are reported', () => {
    expect(shown(checkReadable(bad))).toEqual([
      'docs/en/broken.mdx:8: not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`; if { or < is text, put it in code or write \\{ or \\<',
      'docs/en/fields.mdx:1: title: expected text, but the field is missing',
      `docs/en/fields.mdx:7: options[0].default: expected the default as JavaScript source in quotes, such as '5000', got 0`,
      'docs/en/fields.mdx:8: options[0].flag: expected a long flag that begins with --, got "-b"',
      'docs/en/fields.mdx:9: options[0].project: expected true or false, got "yes"',
      'docs/en/fields.mdx:10: options[0]: unknown field "since"; allowed: path, type, default, flag, alias, project',
      'docs/en/fields.mdx:11: sidebar: expected true or false, got "left"',
      'docs/en/fields.mdx:2: unknown field "titel" (did you mean "title"?); allowed: title, description, options, api, searchPhrases, pageType, overview, summary, overviewHeaders, titleSuffix, hero, features, sidebar, navbar, outline, footer, globalUIComponents',
      'docs/en/fields.mdx:3: description: expected 50–160 characters, got 10',
      'docs/zh/broken.mdx:6: not valid MDX: Expected a closing tag for `<Tabs>` (6:1-6:7)',
      'docs/zh/fields.mdx:4: front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ]);
  });
});
