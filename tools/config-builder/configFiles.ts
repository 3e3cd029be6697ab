import type { ConfigFile, ConfigLine, PackageReason } from './configFile.ts';
import type { Answers } from './questions.ts';
import { setupLines } from './setupLines.ts';
import { tsconfigFile } from './tsconfigLines.ts';

/** Pure: the files for answers, the configuration at the root first. */
export function configFiles(answers: Answers): ConfigFile[] {
  const { language, layout, setup } = answers;
  const extension = language === 'ts' ? 'ts' : 'mjs';
  const folder = layout === 'packages' ? 'packages/app/' : '';
  const config = (path: string, define: string, body: readonly ConfigLine[]) => ({
    path: `${path}rstest.config.${extension}`,
    lines: [
      ...(path === folder ? importLines(answers) : []),
      { code: `import { ${define} } from '@rstest/core';` },
      { code: '' },
      { code: `export default ${define}({` },
      ...body,
      { code: '});' },
    ],
  });
  const own = projectLines(answers, extension);
  const root = rootLines(answers);
  const files =
    layout === 'single'
      ? [config('', 'defineConfig', [...own, ...root])]
      : [
          config('', 'defineConfig', [
            { code: "  projects: ['packages/*'],", reason: 'projects' },
            ...root,
          ]),
          config(folder, 'defineProject', [{ code: "  name: 'app',", reason: 'name' }, ...own]),
        ];
  return setup === 'yes'
    ? [...files, { path: `${folder}rstest.setup.${extension}`, lines: setupLines(answers) }]
    : files;
}

function importLines({ ui }: Answers): ConfigLine[] {
  if (ui === 'none') return [];
  const plugin = ui === 'react' ? 'pluginReact' : 'pluginVue';
  return [{ code: `import { ${plugin} } from '@rsbuild/plugin-${ui}';` }];
}

/** What a project has for itself. */
function projectLines(answers: Answers, extension: string): ConfigLine[] {
  const { ui, environment, globals, setup } = answers;
  const plugin = ui === 'react' ? 'pluginReact' : 'pluginVue';
  return [
    ...when(ui !== 'none', `  plugins: [${plugin}()],`, 'plugin'),
    ...when(environment !== 'node', `  testEnvironment: '${environment}',`, 'environment'),
    ...when(globals === 'yes', '  globals: true,', 'globals'),
    ...when(setup === 'yes', `  setupFiles: ['./rstest.setup.${extension}'],`, 'setupFiles'),
    { code: '  restoreMocks: true,', reason: 'restoreMocks' },
  ];
}

/** What only the configuration at the root can have. */
function rootLines({ coverage, ci, layout }: Answers): ConfigLine[] {
  const sources = layout === 'packages' ? 'packages/*/src/**' : 'src/**';
  return [
    ...(coverage === 'none'
      ? []
      : [
          { code: '  coverage: {', reason: 'coverage' as const },
          ...when(true, `    provider: '${coverage}',`, 'provider'),
          ...when(true, `    include: ['${sources}'],`, 'include'),
          { code: '  },' },
        ]),
    ...when(
      ci === 'github',
      "  reporters: process.env.GITHUB_ACTIONS ? ['dot', 'github-actions'] : ['default'],",
      'github',
    ),
    ...when(
      ci === 'junit',
      "  reporters: ['default', ['junit', { outputPath: 'reports/junit.xml' }]],",
      'junit',
    ),
  ];
}

function when(applies: boolean, code: string, reason: PackageReason): ConfigLine[] {
  return applies ? [{ code, reason }] : [];
}

/** All files that answers lead to, in the order in which they're shown. */
export function allFiles(answers: Answers): ConfigFile[] {
  const tsconfig = tsconfigFile(answers);
  return [...configFiles(answers), ...(tsconfig ? [tsconfig] : [])];
}

/** The packages to install as development dependencies, in the order of the questions. */
export function neededPackages(answers: Answers): string[] {
  const { language, ui, environment, setup, coverage } = answers;
  const inPage = environment !== 'node';
  return [
    '@rstest/core',
    ...(ui === 'none' ? [] : [`@rsbuild/plugin-${ui}`]),
    ...(ui === 'react' && inPage ? ['@testing-library/react', '@testing-library/dom'] : []),
    ...(ui === 'react' && inPage && setup === 'yes' ? ['@testing-library/jest-dom'] : []),
    ...(ui === 'vue' && inPage ? ['@vue/test-utils'] : []),
    ...(inPage ? [environment] : []),
    ...(coverage === 'none' ? [] : [`@rstest/coverage-${coverage}`]),
    ...(language === 'ts' ? ['typescript', '@types/node'] : []),
    ...(language === 'ts' && ui === 'react' ? ['@types/react'] : []),
  ];
}
