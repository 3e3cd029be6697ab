import { expect, test } from 'vitest';
import {
  allAnswers,
  pairwiseAnswers,
} from '../../tests/support/tools/config-builder/allAnswers.ts';
import { BUILDER_TEXT } from './builderText.ts';
import { configBuilderForm } from './configBuilder.markdown.ts';
import { allFiles, configSourceOf, neededPackages } from './configFiles.ts';
import { answersHash, DEFAULT_ANSWERS, readAnswers } from './questions.ts';

const show = (hash: string) =>
  allFiles(readAnswers(hash)).map((file) => `// ${file.path}\n${configSourceOf(file)}`);

test('the default is a config that works without other packages than types', () => {
  expect(show('#language=js')).toEqual([
    `// rstest.config.mjs
import { defineConfig } from '@rstest/core';

export default defineConfig({
  restoreMocks: true,
});
`,
  ]);
  expect(neededPackages(DEFAULT_ANSWERS)).toEqual(['@rstest/core', 'typescript', '@types/node']);
});

test('a monorepo has the settings of projects in the package, the others at the root', () => {
  const [root, project, setup] = show(
    'language=js&layout=packages&ui=react&environment=jsdom&setup=yes&coverage=v8',
  );
  expect(root).toContain("projects: ['packages/*']");
  expect(root).toContain("provider: 'v8'");
  expect(root).not.toContain('plugins');
  expect(project).toContain('// packages/app/rstest.config.mjs');
  expect(project).toContain('plugins: [pluginReact()]');
  expect(project).not.toContain('coverage');
  expect(setup).toContain('// packages/app/rstest.setup.mjs');
});

test.each([
  ['', ''],
  ['#ui=react&coverage=v8', 'ui=react&coverage=v8'],
  ['#ui=svelte&coverage=v8&other=1', 'coverage=v8'],
  ['#ui=none', ''],
  ['#%E0%A4%A&ui', ''],
  ['#__proto__=react', ''],
])('the fragment %j is read as %j', (hash, normal) => {
  expect(answersHash(readAnswers(hash))).toBe(normal);
});

test('every combination of answers survives the URL, and every setting has an explanation', () => {
  const all = allAnswers();
  expect(all.length).toBeGreaterThan(1000);
  for (const answers of all) {
    expect(readAnswers(answersHash(answers))).toEqual(answers);
    const config = allFiles(answers).filter(({ path }) => path.includes('rstest.config'));
    const lines = config.flatMap((file) => file.lines);
    const unexplained = lines.filter(({ code, reason }) => /^ +\w+:/.test(code) && !reason);
    expect(unexplained).toEqual([]);
  }
});

test('a single line is announced as one', () => {
  const announced = BUILDER_TEXT.en.updated(1, 3);
  expect(announced).toBe('Config updated: 1 line with an explanation, 3 packages to install');
});

test('in Markdown, each file is a code block in its language', () => {
  const markdown = configBuilderForm.markdown({ attributes: {}, children: '' }, {
    language: 'en',
  } as Parameters<typeof configBuilderForm.markdown>[1]);
  expect(markdown.match(/^```\w+/gm)).toEqual(['```bash', '```ts', '```json']);
});

test('a few combinations have all pairs of answers', () => {
  expect(pairwiseAnswers().length).toBeLessThan(20);
});
