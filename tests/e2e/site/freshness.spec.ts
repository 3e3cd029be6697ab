import record from '../../../docs/data/facts.json' with { type: 'json' };
import examples from '../../../docs/examples.json' with { type: 'json' };
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a page says what it was checked with, and since when its option is there', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/bail');
  const footer = page.locator('footer[data-part=footer]');
  await expect(footer).toContainText(text.en.examplesRanWith(examples.rstest));
  const facts = page.getByLabel(text.en.factsOf('bail'));
  await expect(facts).toContainText(`${text.en.factsAddedIn}${record.options.bail.since}`);
});

test('a page without examples was compared only, and an API names what came later', async ({
  page,
  text,
}) => {
  await open(page, '/config/');
  const footer = page.locator('footer[data-part=footer]');
  await expect(footer).toContainText(text.en.factsCheckedWith(examples.rstest));

  await open(page, '/api/rstest/fakeTimers');
  const [oldest = ''] = record.versions;
  const later = record.names['rs.setTickMode'];
  await expect(page.getByLabel(text.en.factsImport)).toContainText(
    `${text.en.factsAddedIn}${text.en.orEarlier(oldest)}; rs.jumpTimersByTime, rs.setTickMode ${later}`,
  );
});
