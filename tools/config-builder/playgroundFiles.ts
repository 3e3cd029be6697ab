import { allFiles, configSourceOf } from './configFiles.ts';
import type { Answers } from './questions.ts';

interface SourceFile {
  readonly path: string;
  readonly code: string;
}

/** The config, its setup file, and a test to begin with; undefined for a monorepo, which a page can't run. */
export function playgroundFiles(answers: Answers): SourceFile[] | undefined {
  if (answers.layout !== 'single') return undefined;
  const files = allFiles(answers)
    .filter(({ path }) => path !== 'tsconfig.json')
    .map((file) => ({ path: file.path, code: configSourceOf(file) }));
  return [...files, testFile(answers)];
}

function testFile({ language, ui, environment, globals }: Answers): SourceFile {
  const kind = environment === 'node' ? 'none' : ui;
  const { imports, body } = TESTS[environment !== 'node' && ui === 'none' ? 'dom' : kind];
  const api = globals === 'yes' ? [] : ["import { expect, test } from '@rstest/core';"];
  const lines = [...api, ...imports];
  return {
    path: `test/first.test.${language}${kind === 'react' ? 'x' : ''}`,
    code: [...lines, ...(lines.length > 0 ? [''] : []), ...body, ''].join('\n'),
  };
}

/** Each passes with and without a setup file. */
const TESTS = {
  none: {
    imports: [],
    body: ["test('adds', () => {", '  expect(1 + 2).toBe(3);', '});'],
  },
  dom: {
    imports: [],
    body: [
      "test('shows a heading', () => {",
      "  document.body.innerHTML = '<h1>Shop</h1>';",
      "  expect(document.querySelector('h1')?.textContent).toBe('Shop');",
      '});',
    ],
  },
  react: {
    imports: ["import { render, screen } from '@testing-library/react';"],
    body: [
      "test('shows a heading', () => {",
      '  render(<h1>Shop</h1>);',
      "  expect(screen.getByRole('heading').textContent).toBe('Shop');",
      '});',
    ],
  },
  vue: {
    imports: ["import { mount } from '@vue/test-utils';", "import { h } from 'vue';"],
    body: [
      "test('shows a heading', () => {",
      "  const wrapper = mount({ render: () => h('h1', 'Shop') });",
      "  expect(wrapper.get('h1').text()).toBe('Shop');",
      '});',
    ],
  },
};
