import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../kept/sourceFiles.ts';

const files = (module: string) => sourceFiles(module).map((file) => path.relative('.', file));

test('the files of a spec are those that it imports, directly or not', () => {
  const spec = 'tests/e2e/site/shortcuts.spec.ts';
  const found = files(spec);
  expect(found).toContain(spec);
  expect(found).toContain('tests/e2e/support/test.ts');
  expect(found).toContain('theme/i18n/text/pageText.ts');
  expect(found).not.toContain('tests/e2e/site/sidebar.spec.ts');
});

test('those of a package of this project, and files that are named by their URL', () => {
  expect(files('tests/faults/site/deadlines.spec.ts')).toContain(
    'packages/run-examples/src/index.ts',
  );
  expect(files('scripts/setup/privateNetwork.mjs')).toContain('scripts/setup/network/enter.sh');
});
