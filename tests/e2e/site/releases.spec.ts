import rstest from '@rstest/core/package.json' with { type: 'json' };
import record from '../../../docs/data/facts.json' with { type: 'json' };
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a page says what it was checked with, and since when its option is there', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/bail');
  const footer = page.locator('footer[data-part=footer]');
  await expect(footer).toContainText(text.en.examplesRanWith(rstest.version));
  const facts = page.getByLabel(text.en.factsOf('bail'));
  await expect(facts).toContainText(`${text.en.factsAddedIn}${record.options.bail.since}`);
});
