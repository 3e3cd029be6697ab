import type { Rule, RuleText } from './rule.ts';

interface Behavior {
  readonly section: string;
  readonly targets?: readonly string[];
  readonly note: RuleText;
}

const behavior = (source: string, { section, targets = [], note }: Behavior): Rule => ({
  source,
  kind: 'differs',
  targets,
  section,
  listed: false,
  note,
});

/** Patterns without a name, by the ID that the conversions use. */
export const BEHAVIORS: readonly Rule[] = [
  behavior('done', {
    section: 'jest#done',
    note: {
      en: 'Rstest has no `done` callback: the test returns a promise.',
      zh: 'Rstest 没有 `done` 回调：测试改为返回 Promise。',
    },
  }),
  behavior('async done', {
    section: 'jest#done',
    note: {
      en: 'Rstest has no `done` callback. Return a promise, and remove the parameter.',
      zh: 'Rstest 没有 `done` 回调。请返回 Promise，并删除该参数。',
    },
  }),
  behavior('hook value', {
    section: 'jest#done',
    note: {
      en: 'Rstest calls what a hook returns for cleanup, so the hook no longer returns a value.',
      zh: 'Rstest 会把钩子的返回值当作清理函数调用，因此钩子不再返回值。',
    },
  }),
  behavior('vitest hook value', {
    section: 'vitest#hook-values',
    note: {
      en: 'Rstest calls what a hook returns for cleanup, so the hook no longer returns a value.',
      zh: 'Rstest 会把钩子的返回值当作清理函数调用，因此钩子不再返回值。',
    },
  }),
  behavior('hook return', {
    section: 'jest#done',
    note: {
      en: 'Rstest calls what a hook returns for cleanup. Make sure that this is a function or nothing.',
      zh: 'Rstest 会把钩子的返回值当作清理函数调用。请确认这里返回的是函数，或不返回值。',
    },
  }),
  behavior('mock variables', {
    section: 'jest#module-mocks',
    targets: ['utility rs.hoisted'],
    note: {
      en: 'The factory reads this variable before its line runs, so it’s created with `rs.hoisted`.',
      zh: '工厂函数会在该行运行之前读取此变量，因此改用 `rs.hoisted` 创建。',
    },
  }),
  behavior('mock outside', {
    section: 'jest#module-mocks',
    targets: ['utility rs.hoisted'],
    note: {
      en: 'The factory may read this variable before it’s initialized. Create it with `rs.hoisted`, or read it in a function that the factory returns.',
      zh: '工厂函数可能在变量初始化之前就读取变量。请用 `rs.hoisted` 创建该变量，或在工厂函数返回的函数里读取。',
    },
  }),
  behavior('mock scope', {
    section: 'jest#module-mocks',
    targets: ['utility rs.doMock'],
    note: {
      en: '`rs.mock` would apply to the whole file, so this is now `rs.doMock`. It affects only modules that are loaded after it.',
      zh: '`rs.mock` 会作用于整个文件，因此这里改用 `rs.doMock`，只影响之后加载的模块。',
    },
  }),
  behavior('async factory', {
    section: 'vitest#partial-mocks',
    targets: ['utility rs.requireActual'],
    note: {
      en: 'Factories are synchronous, so the original now comes from `rs.requireActual`.',
      zh: '工厂函数必须是同步的，因此改用 `rs.requireActual` 获取原模块。',
    },
  }),
  behavior('await in factory', {
    section: 'vitest#partial-mocks',
    note: {
      en: 'Factories must be synchronous. Remove everything that this factory awaits.',
      zh: '工厂函数必须是同步的。请去掉其中的异步操作。',
    },
  }),
  behavior('mock arguments', {
    section: 'jest#jest-object',
    note: {
      en: '`rs.mock` takes at most two arguments, so the third one is removed.',
      zh: '`rs.mock` 最多接受两个参数，因此已删除第三个参数。',
    },
  }),
  behavior('mock require', {
    section: 'jest#module-mocks',
    targets: ['utility rs.mockRequire'],
    note: {
      en: 'This file loads the package with `require()`, which `rs.mock` doesn’t affect, so this is now `rs.mockRequire`.',
      zh: '本文件用 `require()` 加载这个包，`rs.mock` 对此不起作用，因此改用 `rs.mockRequire`。',
    },
  }),
  behavior('jest value', {
    section: 'jest#jest-object',
    note: {
      en: '`jest` is used as a value here. Make sure that the code that receives it only calls functions that `rs` has.',
      zh: '这里把 `jest` 当作值使用。请确认接收这个值的代码只调用 `rs` 支持的函数。',
    },
  }),
  behavior('snapshots', {
    section: 'jest#snapshots',
    note: {
      en: 'Snapshots of tests in suites and snapshots with hints get different names. Run once with `-u`, and review the diff.',
      zh: '测试套件里的快照和带 `hint` 的快照会改名。请用 `-u` 运行一次，并检查差异。',
    },
  }),
  behavior('error snapshots', {
    section: 'jest#snapshots',
    note: {
      en: 'Rstest’s snapshots of errors also have the class, such as `[Error: boom]`. Run once with `-u`, and read the diff.',
      zh: 'Rstest 的错误快照还包含错误的类名，例如 `[Error: boom]`。请用 `-u` 运行一次，并检查差异。',
    },
  }),
  behavior('test options', {
    section: 'vitest#test-files',
    note: {
      en: 'Rstest ignores this option. Use the function with its name, such as `test.skip`.',
      zh: 'Rstest 会忽略这个选项。请改用同名的函数，例如 `test.skip`。',
    },
  }),
  behavior('class in mock', {
    section: 'vitest#differences',
    targets: ['utility rs.fn'],
    note: {
      en: '`new` throws for a mock function that was given a class. Pass a `function` that returns the instance or sets fields on `this`.',
      zh: '把类传给 mock 函数后，用 `new` 调用会报错。请改为传入 `function`，由它返回实例，或在 `this` 上设置字段。',
    },
  }),
  behavior('known environment', {
    section: 'jest#setup-table',
    targets: ['config testEnvironment'],
    note: {
      en: 'Rstest sets up this environment by name. Install `jsdom` or `happy-dom` if the tests need a DOM.',
      zh: 'Rstest 会按名称准备这个环境。如果测试需要 DOM，请安装 `jsdom` 或 `happy-dom`。',
    },
  }),
  behavior('environment', {
    section: 'jest#environments',
    note: {
      en: 'Custom environments aren’t supported. Use `node`, `jsdom`, or `happy-dom`.',
      zh: '不支持自定义环境。请使用 `node`、`jsdom` 或 `happy-dom`。',
    },
  }),
  behavior('globals', {
    section: 'jest#test-files',
    note: {
      en: 'Rstest’s functions aren’t global by default, so they’re imported.',
      zh: 'Rstest 的函数默认不是全局的，因此改为导入。',
    },
  }),
  behavior('kept globals', {
    section: 'jest#test-files',
    targets: ['config globals'],
    note: {
      en: 'This file needs `globals: true` in the configuration.',
      zh: '本文件要求配置里有 `globals: true`。',
    },
  }),
  behavior('jest globals', {
    section: 'jest#test-files',
    targets: ['config globals'],
    note: {
      en: 'In Jest, the test functions are global by default.',
      zh: '在 Jest 里，这些函数默认是全局的。',
    },
  }),
  behavior('jest-dom', {
    section: 'vitest#test-files',
    targets: ['expect-static expect.extend'],
    note: {
      en: 'The matchers are added with `expect.extend`. TypeScript also needs a declaration of their types.',
      zh: '改用 `expect.extend` 添加匹配器。使用 TypeScript 时，还要声明匹配器的类型。',
    },
  }),
  behavior('package for jest', {
    section: 'jest#test-files',
    note: {
      en: 'This package may need Jest or Vitest. Check whether it works without them.',
      zh: '这个包可能依赖 Jest 或 Vitest。请确认没有 Jest 和 Vitest 时能否使用。',
    },
  }),
  behavior('jest to rs', {
    section: 'jest#jest-object',
    targets: ['export-value @rstest/core#rs'],
    note: { en: '`jest` becomes `rs`.', zh: '`jest` 改为 `rs`。' },
  }),
  behavior('vi to rs', {
    section: 'vitest#vi-object',
    targets: ['export-value @rstest/core#rs'],
    note: { en: '`vi` becomes `rs`.', zh: '`vi` 改为 `rs`。' },
  }),
  behavior('unknown function', {
    section: 'jest#jest-object',
    note: {
      en: 'The converter doesn’t know this function. Look for it in the table.',
      zh: '转换器不认识这个函数，请在表格里查找。',
    },
  }),
  behavior('worker id', {
    section: 'jest#jest-object',
    targets: ['env RSTEST_WORKER_ID'],
    note: {
      en: 'In Rstest, `JEST_WORKER_ID` is called `RSTEST_WORKER_ID`.',
      zh: '`JEST_WORKER_ID` 改为 `RSTEST_WORKER_ID`。',
    },
  }),
  behavior('other file', {
    section: 'jest#configuration',
    note: {
      en: 'These settings come from another file. Convert that file too.',
      zh: '这些设置来自其他文件，请把那个文件也一并转换。',
    },
  }),
  behavior('no object', {
    section: 'jest#configuration',
    note: {
      en: 'The settings here are computed, so they weren’t converted.',
      zh: '这里的设置是计算得出的，未做转换。',
    },
  }),
  behavior('unknown option', {
    section: 'jest#configuration',
    note: {
      en: 'This isn’t an option of Jest or Vitest. Rstest ignores it.',
      zh: '这不是 Jest 或 Vitest 的配置项，Rstest 会忽略这一项。',
    },
  }),
  behavior('default files', {
    section: 'jest#files-table',
    targets: ['config include'],
    note: {
      en: 'By default, Rstest only runs files with `.test` or `.spec` in their names. If files in `__tests__` have other names, add `include`.',
      zh: 'Rstest 默认只运行文件名里有 `.test` 或 `.spec` 的文件。如果 `__tests__` 里有其他名称的文件，请设置 `include`。',
    },
  }),
  behavior('extend types', {
    section: 'large-suite#types',
    note: {
      en: 'This type has no counterpart. Let TypeScript infer it.',
      zh: 'Rstest 没有对应的类型，请让 TypeScript 自行推断。',
    },
  }),
  behavior('vite plugin', {
    section: 'vitest#plugins',
    note: {
      en: 'Vite plugins don’t work in Rstest. Use an Rsbuild or Rspack plugin with the same purpose.',
      zh: 'Vite 插件无法在 Rstest 里使用。请改用作用相同的 Rsbuild 或 Rspack 插件。',
    },
  }),
  behavior('tsconfig paths', {
    section: 'vitest#plugins',
    note: {
      en: '`vite-tsconfig-paths` isn’t needed: Rstest reads `paths` from `tsconfig.json`.',
      zh: '不需要 `vite-tsconfig-paths`：Rstest 会读取 `tsconfig.json` 里的 `paths`。',
    },
  }),
  behavior('plugin options', {
    section: 'vitest#plugins',
    note: {
      en: 'The plugin’s options differ, so they were left out.',
      zh: '两个插件的选项不同，因此已省略选项。',
    },
  }),
  behavior('rsbuild plugin', {
    section: 'vitest#plugins',
    note: {
      en: 'The Rsbuild plugin replaces the Vite plugin. Install it.',
      zh: '已改用 Rsbuild 的插件，请安装这个插件。',
    },
  }),
  behavior('next/jest', {
    section: 'jest#modules-table',
    note: {
      en: '`next/jest` sets up the Next.js compiler. In Rstest, use `pluginReact`, and write your own aliases and mocks for the features that Next.js adds.',
      zh: '`next/jest` 会配置 Next.js 的编译器。在 Rstest 里请使用 `pluginReact`，Next.js 额外提供的内容需要自行设置别名和 mock。',
    },
  }),
  behavior('react plugin', {
    section: 'jest#modules-table',
    note: {
      en: 'For React, install `@rsbuild/plugin-react`.',
      zh: '使用 React 时，请安装 `@rsbuild/plugin-react`。',
    },
  }),
  behavior('config helper', {
    section: 'vitest#configuration',
    note: {
      en: '`@rstest/core` doesn’t export this helper.',
      zh: '`@rstest/core` 没有导出这个函数。',
    },
  }),
  behavior('config parameters', {
    section: 'vitest#configuration',
    note: {
      en: 'Rstest calls this function without Vite’s `mode` and `command`. Read environment variables instead.',
      zh: 'Rstest 调用此函数时不传入 Vite 的 `mode` 和 `command`，请改为读取环境变量。',
    },
  }),
  behavior('config defaults', {
    section: 'vitest#configuration',
    targets: ['config exclude'],
    note: {
      en: '`configDefaults` isn’t needed: `exclude` adds to the defaults.',
      zh: '不需要 `configDefaults`：`exclude` 的模式会追加到默认值之后。',
    },
  }),
  behavior('projects inherit', {
    section: 'vitest#projects',
    targets: ['config extends'],
    note: {
      en: 'Projects don’t inherit the root’s settings. `extends` takes an object with the settings that they share.',
      zh: '项目不继承根配置的设置。请用 `extends` 传入包含公共设置的对象。',
    },
  }),
];
