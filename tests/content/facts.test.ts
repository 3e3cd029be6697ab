import { describe, expect, test } from 'vitest';
import { readAddedIn } from '../../checks/facts/addedIn.ts';
import { checkFactsRecord, readInstalledFacts } from '../../checks/facts/factsRecord.ts';
import { checkFirstOptions, checkReadable } from '../../checks/pages/frontMatterChecks.ts';
import { checkNames } from '../../content/facts/checkNames.ts';
import { readFacts } from '../../content/facts/facts.ts';
import { readFixture, root, shown } from './site.ts';

const [wrong, bad] = [readFixture('wrong-facts'), readFixture('bad')];
const facts = readFacts(root);

test('the recorded facts are those of the installed package', async () => {
  const installed = await readInstalledFacts(root);
  expect(shown(checkFactsRecord(facts, installed, readAddedIn(root)))).toEqual([]);
});

describe('wrong front matter', () => {
  test('unknown options and names are reported with their line and what may be meant', () => {
    expect(shown(checkNames(wrong, facts))).toEqual([
      'docs/en/api/mock.mdx:4: api[1]: @rstest/core 0.12.0 has no itt; did you mean it?',
      'docs/en/api/mock.mdx:4: api[4]: @rstest/core 0.12.0 has no rs.spyon; did you mean rs.spyOn?',
      'docs/en/config/test/retry.mdx:4: options[1]: @rstest/core 0.12.0 has no retries; did you mean retry?',
    ]);
  });

  test('a page about other options than its own is reported', () => {
    expect(shown(checkFirstOptions(wrong))).toEqual([
      'docs/en/config/test/retry.mdx:4: options[1]: expected a part of retry, such as retry.…, got retries',
      'docs/en/config/test/retry.mdx:4: options[2]: expected a part of retry, such as retry.…, got bail',
      'docs/en/config/test/setupFiles.mdx:1: options: expected [setupFiles]',
    ]);
  });

  test('invalid front matter and MDX are reported', () => {
    expect(shown(checkReadable(bad))).toEqual([
      "docs/en/broken.mdx:8:6: { is never closed: close it with }; if it's text, write \\{ or put it in backticks",
      'docs/en/fields.mdx:1: title: Invalid input: expected string, received undefined',
      'docs/en/fields.mdx:5: options[0]: Invalid input: expected string, received object',
      'docs/en/fields.mdx:6: api: Invalid input: expected array, received string',
      'docs/en/fields.mdx:7: sidebar: Invalid input',
      'docs/en/fields.mdx:2: unknown field titel; did you mean title?',
      'docs/en/fields.mdx:3: description: expected 50–160 characters, got 10',
      'docs/en/fields.mdx:6: api: a page documents either options or an API, not both',
      "docs/zh/broken.mdx:6:1: <Tabs> is never closed: close it with </Tabs>; if it's text, write \\<Tabs>, or put it in backticks",
      'docs/zh/fields.mdx:4: front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ]);
  });
});
