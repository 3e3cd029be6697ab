import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runRstest } from '../../checks/examples/runRstest.ts';
import { checkTypes } from '../../checks/examples/typeCheck.ts';
import { pairwiseAnswers } from '../../tests/support/tools/config-builder/allAnswers.ts';
import { allFiles, configSourceOf } from './configFiles.ts';
import { type Answers, answersHash } from './questions.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The files of answers, without the tsconfig.json: one program checks all combinations. */
const sourcesOf = (answers: Answers) =>
  allFiles(answers).filter(({ path }) => path !== 'tsconfig.json');

test('combinations with all pairs of answers type-check with the installed Rstest', async () => {
  const sets = pairwiseAnswers().map((answers, index) => ({
    folder: path.posix.join(root, `.examples/builder-${index}`),
    files: Object.fromEntries(sourcesOf(answers).map((file) => [file.path, configSourceOf(file)])),
  }));
  const [first] = sets;
  const misspelled = Object.entries(first?.files ?? {}).map(([file, text]) => [
    file,
    text.replace('restoreMocks', 'restorMocks'),
  ]);
  const wrong = {
    folder: path.posix.join(root, '.examples/builder-wrong'),
    files: Object.fromEntries(misspelled),
  };
  const problems = await checkTypes(root, [...sets, wrong]);
  expect(problems.map(({ folder, message }) => ({ folder, message }))).toEqual([
    { folder: wrong.folder, message: expect.stringContaining('restorMocks') },
  ]);
});

const combinations = pairwiseAnswers().map(
  (answers) => [answersHash(answers) || 'the default', answers] as const,
);
/** The first combination with each environment. */
const firstOnes = combinations.filter(([, { environment }], index) => {
  return combinations.findIndex(([, other]) => other.environment === environment) === index;
});

test.each(firstOnes)('the config runs: %s', runs);

describe('the other combinations with all pairs of answers run', { tags: ['full'] }, () => {
  test.each(combinations.filter((combination) => !firstOnes.includes(combination)))('%s', runs);
});

async function runs(_name: string, answers: Answers): Promise<void> {
  await mkdir(path.join(root, '.examples'), { recursive: true });
  const cwd = await mkdtemp(path.join(root, '.examples/builder-'));
  try {
    await writeProject(cwd, answers);
    const args = answers.coverage === 'none' ? ['run'] : ['run', '--coverage'];
    const { exit, output } = await runRstest({ root, cwd, args, timeLimitMs: 55_000 });
    expect(output).toContain('1 passed');
    expect(exit, output).toBe(0);
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

async function writeProject(cwd: string, answers: Answers): Promise<void> {
  const { language, layout, ui, globals, environment } = answers;
  const folder = layout === 'packages' ? 'packages/app/' : '';
  const hasJsx = ui === 'react';
  const extension = `${language}${hasJsx ? 'x' : ''}`;
  const files: Record<string, string> = {
    'package.json': '{ "type": "module" }',
    [`${folder}src/price.${language}`]: 'export const price = 2;',
    [`${folder}test/price.test.${extension}`]: [
      globals === 'yes' ? '' : "import { expect, test } from '@rstest/core';",
      "import { price } from '../src/price';",
      `const inPage = ${environment !== 'node'};`,
      hasJsx ? 'const element = <b>{price}</b>;' : "const element = { type: 'b' };",
      "test('price', () => {",
      '  expect(price).toBe(2);',
      "  expect(element.type).toBe('b');",
      "  expect(typeof document !== 'undefined').toBe(inPage);",
      '});',
    ].join('\n'),
    ...Object.fromEntries(allFiles(answers).map((file) => [file.path, configSourceOf(file)])),
  };
  if (layout === 'packages') files['packages/app/package.json'] = '{ "type": "module" }';
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(cwd, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
