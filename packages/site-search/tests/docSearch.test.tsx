// @vitest-environment happy-dom
import { DocSearchModal } from '@docsearch/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { buildIndex } from 'site-search/build';
import { createLocalClient } from 'site-search/engine';
import { afterEach, expect, test, vi } from 'vitest';
import english from './fixture/en.json' with { type: 'json' };

/** DocSearch's own dialog, with its client replaced as the README says. */

afterEach(() => {
  document.body.replaceChildren();
});

test('DocSearch shows the hits, links them and highlights what matched', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const files = buildIndex(english);
  const client = createLocalClient(
    async (name) => files.find((file) => file.name === name)?.content ?? '',
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <DocSearchModal
        appId="local"
        apiKey="local"
        indexName="en"
        initialQuery="milk"
        initialScrollY={0}
        onClose={() => {}}
        transformSearchClient={(original) => ({
          ...original,
          search: client.search as typeof original.search,
        })}
      />,
    ),
  );
  const link = await vi.waitFor(() => {
    const first = document.querySelector<HTMLAnchorElement>('.DocSearch-Hit a');
    if (!first) throw new Error('no hit yet');
    return first;
  });
  expect(link.getAttribute('href')).toBe('/tea/black#milk');
  expect(link.querySelector('.DocSearch-Hit-title')?.innerHTML).toBe('With <mark>milk</mark>');
  expect(document.querySelector('.DocSearch-Hit-source')?.textContent).toBe('Teas');
  await act(async () => root.unmount());
});
