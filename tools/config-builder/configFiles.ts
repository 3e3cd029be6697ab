import type { BuilderText } from './builderText.ts';
import type { Answers } from './questions.ts';

/** Why a line is in a file. */
export type LineReason = keyof BuilderText['reasons'];

export interface ConfigLine {
  readonly code: string;
  readonly reason?: LineReason;
}

export interface ConfigFile {
  readonly path: string;
  /** Of its code block. */
  readonly codeLanguage: 'ts' | 'json';
  readonly lines: readonly ConfigLine[];
}

/** The source of a file, with a newline at its end. */
export function configSourceOf({ lines }: Pick<ConfigFile, 'lines'>): string {
  return `${lines.map(({ code }) => code).join('\n')}\n`;
}

/** A line, with its reason after `//:`, so that templates look like the files; false is left out. */
type Template = string | false;

function fileOf(path: string, templates: readonly Template[]): ConfigFile {
  const lines = templates.filter((template) => template !== false);
  return {
    path,
    codeLanguage: path.endsWith('.json') ? 'json' : 'ts',
    lines: lines.map((line) => {
      const [code = '', reason] = line.split(' //: ');
      return reason === undefined ? { code } : { code, reason: reason as LineReason };
    }),
  };
}

/** All files for the answers, in the order in which they're shown: the root's config first. */
export function allFiles(answers: Answers): ConfigFile[] {
  const { language, layout, setup } = answers;
  return [
    ...configFiles(answers),
    ...(setup === 'yes'
      ? [fileOf(inProject(setupName(answers), layout), setupLines(answers))]
      : []),
    ...(language === 'ts' ? [fileOf('tsconfig.json', tsconfigLines(answers))] : []),
  ];
}

function inProject(file: string, layout: Answers['layout']): string {
  return layout === 'packages' ? `packages/app/${file}` : file;
}

function extensionOf({ language }: Answers): string {
  return language === 'ts' ? 'ts' : 'mjs';
}

function setupName(answers: Answers): string {
  return `rstest.setup.${extensionOf(answers)}`;
}

function configFiles(answers: Answers): ConfigFile[] {
  const { ui, layout } = answers;
  const name = `rstest.config.${extensionOf(answers)}`;
  const pluginImport = ui !== 'none' && `import { ${pluginOf(ui)} } from '@rsbuild/plugin-${ui}';`;
  const config = (define: string, body: readonly Template[]) => [
    `import { ${define} } from '@rstest/core';`,
    '',
    `export default ${define}({`,
    ...body,
    '});',
  ];
  const projectSettings = projectLines(answers);
  const rootSettings = rootLines(answers);
  if (layout === 'single') {
    const settings = [...projectSettings, ...rootSettings];
    return [fileOf(name, [pluginImport, ...config('defineConfig', settings)])];
  }
  const root = ["  projects: ['packages/*'], //: projects", ...rootSettings];
  const project = ["  name: 'app', //: name", ...projectSettings];
  return [
    fileOf(name, config('defineConfig', root)),
    fileOf(inProject(name, layout), [pluginImport, ...config('defineProject', project)]),
  ];
}

function pluginOf(ui: Answers['ui']): string {
  return ui === 'react' ? 'pluginReact' : 'pluginVue';
}

/** The settings of a project, which it doesn't inherit from the root config. */
function projectLines(answers: Answers): Template[] {
  const { ui, environment, globals, setup } = answers;
  return [
    ui !== 'none' && `  plugins: [${pluginOf(ui)}()], //: plugin`,
    environment !== 'node' && `  testEnvironment: '${environment}', //: environment`,
    globals === 'yes' && '  globals: true, //: globals',
    setup === 'yes' && `  setupFiles: ['./${setupName(answers)}'], //: setupFiles`,
    '  restoreMocks: true, //: restoreMocks',
  ];
}

/** The settings that only a root config can have. */
function rootLines({ coverage, ci, layout }: Answers): Template[] {
  const sources = layout === 'packages' ? 'packages/*/src/**' : 'src/**';
  const coverageLines: Template[] = [
    '  coverage: { //: coverage',
    `    provider: '${coverage}', //: provider`,
    `    include: ['${sources}'], //: include`,
    '  },',
  ];
  return [
    ...(coverage === 'none' ? [] : coverageLines),
    ci === 'github' &&
      "  reporters: process.env.GITHUB_ACTIONS ? ['dot', 'github-actions'] : ['default'], //: github",
    ci === 'junit' &&
      "  reporters: ['default', ['junit', { outputPath: 'reports/junit.xml' }]], //: junit",
  ];
}

/** The setup file, which prepares libraries and removes what tests render. */
function setupLines({ ui, environment }: Answers): Template[] {
  if (environment === 'node') return ["process.env.TZ = 'UTC'; //: timeZone"];
  switch (ui) {
    case 'react':
      return [
        "import { afterEach, expect } from '@rstest/core';",
        "import * as matchers from '@testing-library/jest-dom/matchers';",
        "import { cleanup } from '@testing-library/react';",
        '',
        'expect.extend(matchers); //: matchers',
        'Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }); //: actEnvironment',
        'afterEach(() => cleanup()); //: cleanup',
      ];
    case 'vue':
      return [
        "import { afterEach } from '@rstest/core';",
        "import { enableAutoUnmount } from '@vue/test-utils';",
        '',
        'enableAutoUnmount(afterEach); //: cleanup',
      ];
    default:
      return [
        "import { afterEach } from '@rstest/core';",
        '',
        'afterEach(() => document.body.replaceChildren()); //: cleanup',
      ];
  }
}

function tsconfigLines({ ui, environment, globals }: Answers): Template[] {
  return [
    '{',
    '  "compilerOptions": {',
    '    "target": "ESNext",',
    '    "module": "ESNext",',
    '    "moduleResolution": "bundler",',
    '    "strict": true,',
    '    "noEmit": true,',
    '    "skipLibCheck": true,',
    ui === 'react' && '    "jsx": "react-jsx", //: jsx',
    environment === 'node'
      ? '    "lib": ["ESNext"],'
      : '    "lib": ["ESNext", "DOM", "DOM.Iterable"], //: dom',
    globals === 'no'
      ? '    "types": ["node"]'
      : '    "types": ["node", "@rstest/core/globals"] //: types',
    '  }',
    '}',
  ];
}

/** The packages to install as development dependencies, in the order of the questions. */
export function neededPackages(answers: Answers): string[] {
  const { language, ui, environment, setup, coverage } = answers;
  const hasDom = environment !== 'node';
  return [
    '@rstest/core',
    ui !== 'none' && `@rsbuild/plugin-${ui}`,
    ui === 'react' && hasDom && '@testing-library/react',
    ui === 'react' && hasDom && '@testing-library/dom',
    ui === 'react' && hasDom && setup === 'yes' && '@testing-library/jest-dom',
    ui === 'vue' && hasDom && '@vue/test-utils',
    hasDom && environment,
    coverage !== 'none' && `@rstest/coverage-${coverage}`,
    language === 'ts' && 'typescript',
    language === 'ts' && '@types/node',
    language === 'ts' && ui === 'react' && '@types/react',
  ].filter((name) => name !== false);
}
