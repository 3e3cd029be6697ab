import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '@rstest/core';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { CONFIGS } from './expectedConfigs.ts';
import { convertFixture, filesIn, OUTPUT, printShare } from './fixtures.ts';

const folder = path.join(OUTPUT, 'configs');
const configs = filesIn('configs').map((file) => convertFixture('configs', file));
const complete = configs.filter(({ manual }) => manual.length === 0);

/** Files that some of the configurations import. */
const IMPORTED = {
  'jest.base.ts': "export default { root: '.' };\n",
  'package.json': '{ "name": "shop", "type": "module" }\n',
  'tsconfig.json': '{ "compilerOptions": { "paths": {} } }\n',
  'vitest.shared.ts': 'export default { testTimeout: 1000 };\n',
};

/** Each configuration has a folder, because several get the same name. */
const outputFile = ({ file, path: name }: (typeof configs)[number]) =>
  path.join(folder, file.replaceAll('.', '-'), name);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const config of complete) {
    const target = outputFile(config);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, config.code);
    for (const [name, code] of Object.entries(IMPORTED))
      writeFileSync(path.join(path.dirname(target), name), code);
  }
});

test('configurations that need manual work say what', () => {
  printShare('configs', configs);
  expect(Object.fromEntries(configs.map(({ file, manual }) => [file, manual]))).toEqual(CONFIGS);
});

test('Rstest loads the others', async () => {
  for (const config of complete) {
    const target = outputFile(config);
    const { content } = await loadConfig({ cwd: path.dirname(target), path: target });
    // Rstest adds `root` to every configuration.
    expect(Object.keys(content).length, config.file).toBeGreaterThan(1);
  }
});

test('they have no option that Rstest doesn’t know', () => {
  const program = ts.createProgram(complete.map(outputFile), {
    strict: true,
    module: ts.ModuleKind.Preserve,
    target: ts.ScriptTarget.ES2022,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const name = path.relative(folder, file?.fileName ?? folder);
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(problems).toEqual([]);
});
