import { Dialog } from '../support/searchDialog.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { READ_HOST } from './loopback/account.ts';
import type { Reply } from './loopback/startServer.ts';
import { complained, expect, test } from './test.ts';

/** Failures for which retrying another host wouldn't help. */
const FAILURES: { what: string; reply: Reply; error: RegExp }[] = [
  {
    what: '“2xx response with invalid JSON”: a deserialization error',
    reply: { text: '{"results": [' },
    error: /DeserializationError/,
  },
  {
    what: '“auth error when the body has an error field”',
    reply: {
      status: 403,
      json: { message: 'Invalid API key', status: 403, error: { code: 'auth' } },
    },
    error: /DetailedApiError: Invalid API key/,
  },
  {
    what: '“other failing responses: API error with message and status”',
    reply: { status: 404, json: { message: 'Index fixture_en does not exist', status: 404 } },
    error: /ApiError: Index fixture_en does not exist/,
  },
  {
    what: 'too many requests (429) are not made more by trying again',
    reply: { status: 429, json: { message: 'Too Many Requests', status: 429 } },
    error: /ApiError: Too Many Requests/,
  },
  {
    what: 'a failure that isn’t JSON at all',
    reply: { status: 400, text: '<h1>Bad Request</h1>' },
    error: /ApiError: <h1>Bad Request/,
  },
  {
    what: 'an answer without hits',
    reply: { json: { results: [] } },
    error: /response of the index fixture_en has no hits/,
  },
];

for (const [index, { what, reply, error }] of FAILURES.entries()) {
  test(`${what}: the reader gets a message and can retry, one host is requested`, {
    tag: fullAfter(2, index),
  }, async ({ page, algolia, text, complaints }) => {
    algolia.answer = () => reply;
    const dialog = new Dialog(page);
    await dialog.openOn('/');
    await dialog.input.fill('beta');
    await expect(dialog.root.getByText(text.en.search.error, { exact: true })).toBeVisible();
    expect(algolia.hosts()).toEqual([READ_HOST]);
    await complained(complaints, error);

    algolia.answer = () => undefined;
    await dialog.retry.click();
    await expect(dialog.rows).toHaveCount(2);
    expect(algolia.hosts()).toEqual([READ_HOST, READ_HOST]);
  });
}

test('if nothing is found, the dialog says so, suggests queries, and links to a report', async ({
  page,
  algolia,
  text,
}) => {
  const { search } = text.en;
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/guide/alpha');
  await dialog.search('betaa xyz');
  await expect(
    dialog.root.getByText(`${search.nothing.before}betaa xyz${search.nothing.after}`),
  ).toBeVisible();
  await expect(dialog.root.getByText(search.report)).toBeVisible();
  const report = dialog.root.getByRole('link', { name: search.reportLink });
  await expect(report).toHaveAttribute(
    'href',
    `https://report.example/new?title=${encodeURIComponent('betaa xyz')}`,
  );
  await expect(report).toHaveAttribute('target', '_blank');
  expect(algolia.hosts()).toEqual([READ_HOST, READ_HOST]);
  const suggestions = dialog.root.getByRole('list', { name: search.suggestions });
  await expect(suggestions.getByRole('button')).toHaveText(['Beta']);
  await suggestions.getByRole('button', { name: 'Beta' }).click();
  await expect(dialog.input).toHaveValue('Beta');
  await expect(dialog.input).toBeFocused();
  await expect(dialog.rows).toHaveCount(2);
});

test('without suggestions, search still says that there are no results', { tag: FULL }, async ({
  page,
  algolia,
  text,
}) => {
  algolia.answer = () => (algolia.searches().length > 1 ? { status: 400, json: {} } : undefined);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('nowhere');
  await expect(dialog.root.getByText(text.en.search.nothing.before)).toBeVisible();
  await expect(dialog.retry).toHaveCount(0);
});
