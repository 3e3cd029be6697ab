// @vitest-environment happy-dom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { PathForm } from '../../src/playground/view/PathForm.tsx';
import type { PlayOptions } from '../../src/playground/view/playOptions.ts';
import { ViewProvider } from '../../src/view/viewContext.ts';

test.each([
  ['src/sum.ts', 'sum'],
  ['src/v1.0/sum', 'sum'],
  ['src/.env', '.env'],
])('renaming %s replaces %j first', (path, name) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const value = { play: { pathProblems: {} } } as PlayOptions;
  const form = { path, others: [], action: 'Rename', onSubmit() {}, onCancel() {} };
  flushSync(() =>
    root.render(createElement(ViewProvider, { value }, createElement(PathForm, form))),
  );
  const field = place.querySelector('input') as HTMLInputElement;
  expect(path.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(name);
  root.unmount();
});
