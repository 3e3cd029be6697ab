import { expect, test } from 'vitest';
import { CASE_NAMES, projectOf } from '../../../bench/runners/cases.ts';
import { RUNNERS } from '../../../bench/runners/runners.ts';

test.each(CASE_NAMES)('%s: the files of the runners differ only by what tests import', (name) => {
  const project = projectOf(name, true);
  const [first, ...others] = RUNNERS.map(({ module }) =>
    JSON.stringify([...project.files(module)]).replaceAll(`'${module}'`, 'TESTS'),
  );
  expect(others).toEqual([first, first]);
  const tests = [...project.files('x').keys()].filter((file) => file.startsWith('test/'));
  expect(tests).toHaveLength(project.testFiles);
});

test('a quick run has fewer test files', () => {
  expect(projectOf('small', true).testFiles).toBeLessThan(projectOf('small', false).testFiles);
});
