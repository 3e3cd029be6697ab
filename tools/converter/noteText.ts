import type { Note } from 'convert-tests';
import { targetName } from 'convert-tests/rules';
import type { Language } from '../../content/languages';

/** What to know or do, by the `note` of a rule. Code is in backticks. */
const en = {
  aliases:
    '`resolve.alias` matches only whole names and prefixes. For other patterns, use `NormalModuleReplacementPlugin`.',
  assert: 'Import `assert`.',
  'async done': 'Rstest has no `done` callback. Return a promise, and remove the parameter.',
  'async factory': 'Factories are synchronous, so the original now comes from `rs.requireActual`.',
  automock: 'Call `rs.mock(path)` for each module.',
  'await in factory': 'Factories must be synchronous. Remove everything that this factory awaits.',
  bench: 'Use a separate benchmark tool.',
  browser: 'Browser mode needs a separate package, which hasn’t been released for 0.12.0.',
  'bundled packages':
    'Packages with ES modules need no configuration. If a package has to be bundled, list it in `output.bundleDependencies`.',
  chai: 'Import `chai` from its package.',
  'class in mock':
    '`new` throws for a mock function that was given a class. Pass a `function` that returns the instance or sets fields on `this`.',
  'config helper': '`@rstest/core` doesn’t export this helper.',
  'config parameters':
    'Rstest calls this function without Vite’s `mode` and `command`. Read environment variables instead.',
  coverageThreshold: 'Only `global` and folder paths are converted. Check the keys.',
  createMockFromModule: 'Use `rs.mockObject(await rs.importActual(path))`.',
  'default files':
    'By default, Rstest only runs files with `.test` or `.spec` in their names. If files in `__tests__` have other names, add `include`.',
  done: 'Rstest has no `done` callback: the test returns a promise.',
  'current time': 'Use `Date.now()` or `new Date()`, which fake timers replace.',
  dynamicImportSettled: 'Await the `import()`, or use `rs.waitFor`.',
  'env files': 'Load the files with `loadEnv`.',
  'error snapshots':
    'Rstest’s snapshots of errors also have the class, such as `[Error: boom]`. Run once with `-u`, and read the diff.',
  expect: 'Use `expect`.',
  'expect.arrayOf':
    'Use `expect.toSatisfy((items) => items.every(…))`. `expect.arrayContaining` passes if a single element matches.',
  'extend test': 'Extend `test` again.',
  'extend types': 'Check that `@rstest/core` has the types that this declaration extends.',
  fixtures: 'Use fixtures.',
  globalTeardown: 'Export the function as `teardown` from the `globalSetup` file.',
  globals: 'Rstest’s functions aren’t global by default, so they’re imported.',
  globs: 'Rstest takes globs, not regular expressions. Write the pattern as a glob.',
  'hook return':
    'Rstest calls what a hook returns for cleanup. Make sure that this is a function or nothing.',
  'hook value':
    'Rstest calls what a hook returns for cleanup, so the hook no longer returns a value.',
  hooks: 'Use the standalone hooks.',
  importMock:
    'It finds only files in `__mocks__`. For other modules, use `rs.mockObject(await rs.importActual(path))`.',
  inject: 'Read the value from `process.env`.',
  inline: 'List the packages that have to be bundled in `output.bundleDependencies`.',
  inspect: 'Pass the flag in `pool.execArgv`.',
  isolateModules:
    'Call `rs.resetModules()`, and then load the modules with `require()` or `await import()`.',
  'jest fakeTimers': 'Call `rs.useFakeTimers` in the `beforeEach` of a setup file.',
  'jest globals': 'In Jest, the test functions are global by default.',
  'jest value':
    'The object is used as a value here. Make sure that the code that receives it only calls functions that `rs` has.',
  'jest-dom':
    'The matchers are added with `expect.extend`. TypeScript also needs a declaration of their types.',
  'kept globals': 'This file needs `globals: true` in the configuration.',
  'known environment':
    'Rstest sets up this environment by name. Install `jsdom` or `happy-dom` if the tests need a DOM.',
  'mock arguments': '`rs.mock` takes at most two arguments, so the third one is removed.',
  'mock outside':
    'The factory may read this variable before it’s initialized. Create it with `rs.hoisted`, or read it in a function that the factory returns.',
  'mock require':
    'This file loads the package with `require()`, which `rs.mock` doesn’t affect, so this is now `rs.mockRequire`.',
  'mock scope':
    '`rs.mock` would apply to the whole file, so this is now `rs.doMock`. It affects only modules that are loaded after it.',
  'mock variables':
    'The factory reads this variable before its line runs, so it’s created with `rs.hoisted`.',
  'module folders': 'Set `resolve.modules` or related options through `tools.rspack`.',
  'next/jest':
    '`next/jest` sets up the Next.js compiler. In Rstest, use `pluginReact`, and write your own aliases and mocks for the features that Next.js adds.',
  'no object': 'The settings here are computed, so they weren’t converted.',
  'other file': 'These settings come from another file. Convert that file too.',
  outputFile: 'Set `outputPath` in the reporter’s options.',
  'package for jest': 'This package may need Jest or Vitest. Check whether it works without them.',
  'plugin options': 'The plugin’s options differ, so they were left out.',
  preset:
    'Find out which options the preset sets, and set them in this file or in an object that you import.',
  'projects inherit':
    'Projects don’t inherit the root’s settings. `extends` takes an object with the settings that they share.',
  provide: 'Pass strings to tests with `env` or `process.env`.',
  'react plugin': 'For React, install `@rsbuild/plugin-react`.',
  replaceProperty:
    'Use `rs.stubEnv` for environment variables and `rs.stubGlobal` for globals. Set and restore other properties yourself.',
  reporters:
    'Reporters written for Jest or Vitest don’t work in Rstest. Choose a built-in reporter, or write one for Rstest.',
  requireMock: 'It finds only files in `__mocks__`. For other mocks, import the module.',
  resetMocks:
    'After a reset, mock functions go back to the implementation that they were created with.',
  resetModules: 'Call `beforeEach(() => { rs.resetModules(); })` in a setup file.',
  restoreMocks: 'It also resets mock functions that aren’t spies.',
  roots: 'Add the folders to `include`.',
  'rsbuild plugin': 'The Rsbuild plugin replaces the Vite plugin. Install it.',
  setConfig: 'It takes only seven settings.',
  setMock: 'Call `rs.doMock` with a function that returns the value.',
  snapshotResolver:
    '`resolveSnapshotPath` is a function. Move the module’s `resolveSnapshotPath` into this file.',
  snapshotSerializers: 'Call `expect.addSnapshotSerializer` in a setup file.',
  snapshots:
    'Snapshots of tests in suites and snapshots with hints get different names. Run once with `-u`, and review the diff.',
  swc: 'Set the same in `tools.swc`.',
  'test options':
    'Rstest ignores this option. Use the function with its name, such as `test.skip`.',
  testEnvironment:
    'Custom environments aren’t supported. Use `node`, `jsdom`, or `happy-dom`, and move the environment’s code to a setup file.',
  transform:
    'Rstest compiles TypeScript, JSX, and ES modules without a transform. Other transforms need a plugin or a loader.',
  'type tests': 'Check types with `tsc --noEmit`.',
  'vite plugin':
    'Vite plugins don’t work in Rstest. Use an Rsbuild or Rspack plugin with the same purpose.',
  'vitest fakeTimers': 'Pass the options to `rs.useFakeTimers`.',
} as const satisfies Record<string, string>;

const zh: Record<keyof typeof en, string> = {
  aliases:
    '`resolve.alias` 只匹配完整的模块名和前缀。其他模式请用 `NormalModuleReplacementPlugin`。',
  assert: '请导入 `assert`。',
  'async done': 'Rstest 没有 `done` 回调。请返回 Promise，并删除该参数。',
  'async factory': '工厂函数必须是同步的，因此改用 `rs.requireActual` 获取原模块。',
  automock: '请为每个模块调用 `rs.mock(path)`。',
  'await in factory': '工厂函数必须是同步的。请去掉其中的异步操作。',
  bench: '请使用单独的基准测试工具。',
  browser: '浏览器模式需要单独的包，这个包还没有适用于 0.12.0 的版本。',
  'bundled packages':
    '使用 ES 模块的包不需要配置。如果某个包必须打包，请写进 `output.bundleDependencies`。',
  chai: '请直接从 `chai` 包导入。',
  'class in mock':
    '把类传给 mock 函数后，用 `new` 调用会报错。请改为传入 `function`，由它返回实例，或在 `this` 上设置字段。',
  'config helper': '`@rstest/core` 没有导出这个函数。',
  'config parameters':
    'Rstest 调用此函数时不传入 Vite 的 `mode` 和 `command`，请改为读取环境变量。',
  coverageThreshold: '只有 `global` 和目录路径会转换，请检查各个键。',
  createMockFromModule: '请用 `rs.mockObject(await rs.importActual(path))`。',
  'default files':
    'Rstest 默认只运行文件名里有 `.test` 或 `.spec` 的文件。如果 `__tests__` 里有其他名称的文件，请设置 `include`。',
  done: 'Rstest 没有 `done` 回调：测试改为返回 Promise。',
  'current time': '请用 `Date.now()` 或 `new Date()`，假定时器会替换它们。',
  dynamicImportSettled: '请 `await` 对应的 `import()`，或使用 `rs.waitFor`。',
  'env files': '请用 `loadEnv` 加载文件。',
  'error snapshots':
    'Rstest 的错误快照还包含错误的类名，例如 `[Error: boom]`。请用 `-u` 运行一次，并检查差异。',
  expect: '请使用 `expect`。',
  'expect.arrayOf':
    '请用 `expect.toSatisfy((items) => items.every(…))`。`expect.arrayContaining` 只要有一个元素匹配就通过。',
  'extend test': '请再次扩展 `test`。',
  'extend types': '请确认 `@rstest/core` 里有这个声明扩展的类型。',
  fixtures: '请使用夹具（fixture）。',
  globalTeardown: '请在 `globalSetup` 的文件里以 `teardown` 为名导出这个函数。',
  globals: 'Rstest 的函数默认不是全局的，因此改为导入。',
  globs: 'Rstest 使用 glob 模式，不支持正则表达式。请写出对应的 glob 模式。',
  'hook return': 'Rstest 会把钩子的返回值当作清理函数调用。请确认这里返回的是函数，或不返回值。',
  'hook value': 'Rstest 会把钩子的返回值当作清理函数调用，因此钩子不再返回值。',
  hooks: '请使用独立的钩子。',
  importMock:
    '只查找 `__mocks__` 里的文件。其他模块请用 `rs.mockObject(await rs.importActual(path))`。',
  inject: '请从 `process.env` 读取该值。',
  inline: '请把必须打包的包写进 `output.bundleDependencies`。',
  inspect: '请在 `pool.execArgv` 里传入这个选项。',
  isolateModules: '请调用 `rs.resetModules()`，再用 `require()` 或 `await import()` 加载模块。',
  'jest fakeTimers': '请在 setup 文件的 `beforeEach` 里调用 `rs.useFakeTimers`。',
  'jest globals': '在 Jest 里，这些函数默认是全局的。',
  'jest value': '这里把该对象当作值使用。请确认接收这个值的代码只调用 `rs` 支持的函数。',
  'jest-dom': '改用 `expect.extend` 添加匹配器。使用 TypeScript 时，还要声明匹配器的类型。',
  'kept globals': '本文件要求配置里有 `globals: true`。',
  'known environment':
    'Rstest 会按名称准备这个环境。如果测试需要 DOM，请安装 `jsdom` 或 `happy-dom`。',
  'mock arguments': '`rs.mock` 最多接受两个参数，因此已删除第三个参数。',
  'mock outside':
    '工厂函数可能在变量初始化之前就读取变量。请用 `rs.hoisted` 创建该变量，或在工厂函数返回的函数里读取。',
  'mock require':
    '本文件用 `require()` 加载这个包，`rs.mock` 对此不起作用，因此改用 `rs.mockRequire`。',
  'mock scope': '`rs.mock` 会作用于整个文件，因此这里改用 `rs.doMock`，只影响之后加载的模块。',
  'mock variables': '工厂函数会在该行运行之前读取此变量，因此改用 `rs.hoisted` 创建。',
  'module folders': '请通过 `tools.rspack` 设置 `resolve.modules` 等选项。',
  'next/jest':
    '`next/jest` 会配置 Next.js 的编译器。在 Rstest 里请使用 `pluginReact`，Next.js 额外提供的内容需要自行设置别名和 mock。',
  'no object': '这里的设置是计算得出的，未做转换。',
  'other file': '这些设置来自其他文件，请把那个文件也一并转换。',
  outputFile: '请在报告器的选项里设置 `outputPath`。',
  'package for jest': '这个包可能依赖 Jest 或 Vitest。请确认没有 Jest 和 Vitest 时能否使用。',
  'plugin options': '两个插件的选项不同，因此已省略选项。',
  preset: '请查看该预设包含哪些设置，再写进本文件，或写进由本文件导入的对象。',
  'projects inherit': '项目不继承根配置的设置。请用 `extends` 传入包含公共设置的对象。',
  provide: '请用 `env` 或 `process.env` 把字符串传给测试。',
  'react plugin': '使用 React 时，请安装 `@rsbuild/plugin-react`。',
  replaceProperty:
    '环境变量请用 `rs.stubEnv`，全局变量请用 `rs.stubGlobal`；其他属性请自行赋值并还原。',
  reporters:
    '为 Jest 或 Vitest 编写的报告器无法在 Rstest 里使用。请改用内置的报告器，或为 Rstest 编写报告器。',
  requireMock: '只查找 `__mocks__` 里的文件。要获取其他 mock，请直接导入模块。',
  resetMocks: '重置后，mock 函数会保留创建时的实现。',
  resetModules: '请在 setup 文件里调用 `beforeEach(() => { rs.resetModules(); })`。',
  restoreMocks: '不是 spy 的 mock 函数也会被重置。',
  roots: '请把这些目录写进 `include`。',
  'rsbuild plugin': '已改用 Rsbuild 的插件，请安装这个插件。',
  setConfig: '只接受七项设置。',
  setMock: '请把返回该值的函数传给 `rs.doMock`。',
  snapshotResolver:
    '`resolveSnapshotPath` 是一个函数。请把该模块的 `resolveSnapshotPath` 移到本文件。',
  snapshotSerializers: '请在 setup 文件里调用 `expect.addSnapshotSerializer`。',
  snapshots: '测试套件里的快照和带 `hint` 的快照会改名。请用 `-u` 运行一次，并检查差异。',
  swc: '请在 `tools.swc` 里做相应的设置。',
  'test options': 'Rstest 会忽略这个选项。请改用同名的函数，例如 `test.skip`。',
  testEnvironment:
    '不支持自定义环境。请使用 `node`、`jsdom` 或 `happy-dom`，并把环境里的代码移到 setup 文件。',
  transform: 'Rstest 默认支持 TypeScript、JSX 和 ES 模块；其他转换需要插件或 loader。',
  'type tests': '请用 `tsc --noEmit` 检查类型。',
  'vite plugin': 'Vite 插件无法在 Rstest 里使用。请改用作用相同的 Rsbuild 或 Rspack 插件。',
  'vitest fakeTimers': '请把这些选项传给 `rs.useFakeTimers`。',
};

/** What became of a name; both names are code. */
interface Sentences {
  readonly becomes: (name: string, target: string) => string;
  readonly replaced: (name: string) => string;
  readonly otherForm: (name: string) => string;
  readonly none: (name: string) => string;
  readonly unneeded: (name: string) => string;
  readonly converted: (name: string) => string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    becomes: (name, target) => `${name} becomes ${target}. `,
    replaced: (name) => `${name} is replaced. `,
    otherForm: (name) => `${name} has another form. `,
    none: (name) => `${name} has no counterpart. `,
    unneeded: (name) => `${name} isn’t needed. `,
    converted: (name) => `${name} is converted. `,
  },
  zh: {
    becomes: (name, target) => `${name} 改为 ${target}。`,
    replaced: (name) => `${name} 已替换。`,
    otherForm: (name) => `${name} 的写法不同。`,
    none: (name) => `${name} 没有对应的功能。`,
    unneeded: (name) => `不需要 ${name}。`,
    converted: (name) => `${name} 已转换。`,
  },
};

export const NOTE_TEXT: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, zh };

/** What became of the name, and what to know about it unless all is done. */
export function noteText({ rule, level }: Pick<Note, 'rule' | 'level'>, language: Language) {
  const what = sentenceOf({ rule, level }, SENTENCES[language]);
  const isOver = what !== '' && level === 'change' && rule.kind !== 'none';
  const more = isOver || !rule.note ? '' : (NOTE_TEXT[language][rule.note] ?? '');
  return (what + more).trim();
}

function sentenceOf({ rule, level }: Pick<Note, 'rule' | 'level'>, sentences: Sentences): string {
  const { kind, name, targets } = rule;
  const code = `\`${name}\``;
  const target = targets[0] === undefined ? undefined : `\`${targetName(targets[0])}\``;
  switch (kind) {
    case 'renamed':
    case 'moved':
      if (target === undefined) return sentences.replaced(code);
      return target === code ? sentences.otherForm(code) : sentences.becomes(code, target);
    case 'none':
      return sentences.none(code);
    case 'unneeded':
      return sentences.unneeded(code);
    case 'differs':
      return level === 'change' ? sentences.converted(code) : '';
    default:
      return '';
  }
}
