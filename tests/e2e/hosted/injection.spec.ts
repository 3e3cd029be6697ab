import { SEARCH } from '../../../theme/settings/search.ts';
import { expect, test } from '../../e2e/hosted/test.ts';
import { expectText } from '../support/expectText.ts';
import { PAYLOAD_TIERS } from '../support/payloads.ts';
import { showSavedPayloads } from '../support/savedPayloads.ts';
import { Dialog } from '../support/searchDialog.ts';

// The policy would block most of it; it's disabled here.
test.use({ bypassCSP: true });

/** A hit in which all text is a payload, as returned by an index without escaping. */
function hit(payload: string) {
  return {
    objectID: payload,
    url: `/guide/beta?${encodeURIComponent(payload)}#${payload}`,
    type: 'content',
    hierarchy: { lvl0: payload, lvl1: payload, lvl2: payload, lvl3: payload, lvl4: null },
    content: payload,
    _snippetResult: {
      hierarchy: { lvl2: { value: `<mark>${payload}</mark>` }, lvl3: { value: payload } },
      content: { value: `${payload}<mark>${payload}` },
    },
  };
}

for (const { some, tag } of PAYLOAD_TIERS) {
  const payloads = some.map(([, payload]) => payload);
  test(`a hosted index that holds markup, and the query, are shown as text: ${payloads.length} payloads each`, {
    tag,
  }, async ({ page, algolia }) => {
    let hits: object[] = [];
    algolia.answer = ({ path }) =>
      path.endsWith('/queries')
        ? { json: { results: [{ hits, nbHits: hits.length }] } }
        : undefined;
    const dialog = new Dialog(page);
    await dialog.openOn('/guide/alpha');
    for (let start = 0; start < payloads.length; start += SEARCH.hits) {
      const some = payloads.slice(start, start + SEARCH.hits);
      hits = [{ ...hit('a'), url: 'javascript:window.hit=1' }, ...some.map(hit)];
      await dialog.search(`from ${start}`);
      await expect(dialog.rows.last()).toContainText((some.at(-1) ?? '').slice(0, 20));
      await expectText(page);
    }
    hits = [];
    for (const payload of payloads) {
      await dialog.input.fill(payload);
      await dialog.said((await dialog.input.inputValue()).trim());
      await expectText(page);
    }
  });

  test(`saved searches that hold markup are shown as text: ${payloads.length} payloads in each list`, {
    tag,
  }, async ({ page }) => {
    const dialog = new Dialog(page);
    await dialog.openOn('/guide/alpha');
    await page.keyboard.press('Escape');
    await showSavedPayloads(dialog, 'fixture_en', payloads);
  });
}
