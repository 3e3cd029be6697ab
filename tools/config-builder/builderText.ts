import type { Language } from '../../content/languages.ts';

/** UI text of the config builder, for the build and for the chunk that updates the files. */
const en = {
  form: 'Your project',
  questions: {
    language: 'Language of the config file',
    ui: 'Framework',
    environment: 'Where tests run',
    layout: 'Repository',
    globals: 'Test functions',
    setup: 'Setup file',
    coverage: 'Coverage',
    ci: 'Reporters for CI',
  },
  answers: {
    language: { ts: 'TypeScript', js: 'JavaScript' },
    ui: { none: 'None', react: 'React', vue: 'Vue' },
    environment: { node: 'Node.js', 'happy-dom': 'DOM with happy-dom', jsdom: 'DOM with jsdom' },
    layout: { single: 'Single package', packages: 'Monorepo with packages/*' },
    globals: { no: 'Imported', yes: 'Global' },
    setup: { no: 'No', yes: 'Yes' },
    coverage: { none: 'No', istanbul: 'Istanbul', v8: 'V8' },
    ci: { none: 'Default', github: 'GitHub Actions', junit: 'JUnit XML' },
  },
  reset: 'Start over',
  install: 'Install',
  files: 'Files',
  line: 'Line',
  explanation: 'Explanation',
  updated: (lines: number, packages: number) =>
    `Config updated: ${lines === 1 ? '1 line with an explanation' : `${lines} lines with explanations`}, ${packages === 1 ? '1 package' : `${packages} packages`} to install`,
  reasons: {
    projects:
      'Each folder in packages is a project. All projects run together and produce one report.',
    name: 'The project’s name in the output and for the --project flag. Copy this file to each package, and give each copy its own name.',
    plugin: 'Compiles the framework’s files. Projects don’t inherit plugins from the root config.',
    environment: 'Provides a DOM, so tests can use document and window.',
    globals: 'Tests use test, expect, and rs without importing them.',
    setupFiles: 'Runs this file before each test file.',
    restoreMocks: 'Restores spied methods before each test, so tests don’t affect each other.',
    coverage: 'Takes effect if you run the tests with --coverage.',
    provider: 'The package that measures coverage.',
    include: 'Also reports source files that no test imports.',
    github:
      'On GitHub Actions, failures become annotations in the pull request. Elsewhere, the output doesn’t change.',
    junit: 'Also writes an XML file that most CI services can display.',
    matchers: 'Adds matchers such as toBeVisible().',
    actEnvironment: 'Lets React warn about state updates that a test doesn’t wait for.',
    cleanup: 'Removes what the test rendered.',
    timeZone: 'Makes dates look the same on every machine.',
    types: 'Declares the global test functions, so your tests type-check without imports.',
    jsx: 'Compiles JSX for React.',
    dom: 'Declares document and window.',
  },
};

export type BuilderText = typeof en;

const zh: BuilderText = {
  form: '你的项目',
  questions: {
    language: '配置文件的语言',
    ui: '框架',
    environment: '测试环境',
    layout: '仓库结构',
    globals: '测试函数',
    setup: 'setup 文件',
    coverage: '覆盖率',
    ci: 'CI 报告器',
  },
  answers: {
    language: { ts: 'TypeScript', js: 'JavaScript' },
    ui: { none: '无', react: 'React', vue: 'Vue' },
    environment: {
      node: 'Node.js',
      'happy-dom': 'happy-dom 模拟的 DOM',
      jsdom: 'jsdom 模拟的 DOM',
    },
    layout: { single: '单个包', packages: 'monorepo，包在 packages/* 中' },
    globals: { no: '导入', yes: '全局' },
    setup: { no: '不需要', yes: '需要' },
    coverage: { none: '不需要', istanbul: 'Istanbul', v8: 'V8' },
    ci: { none: '默认', github: 'GitHub Actions', junit: 'JUnit XML' },
  },
  reset: '重新开始',
  install: '安装',
  files: '文件',
  line: '代码行',
  explanation: '说明',
  updated: (lines, packages) => `配置已更新：${lines} 行附有说明，需安装 ${packages} 个包`,
  reasons: {
    projects: 'packages 下的每个目录是一个项目。所有项目一起运行，输出一份报告。',
    name: '项目在输出中的名称，也用于 --project 选项。把此文件复制到每个包，并为每个项目设置不同的名称。',
    plugin: '编译该框架的文件。项目不会继承根配置中的插件。',
    environment: '模拟页面，让测试可以使用 document 和 window。',
    globals: '测试无需导入即可使用 test、expect 和 rs。',
    setupFiles: '在每个测试文件之前运行此文件。',
    restoreMocks: '在每个测试之前还原被监视的方法，避免测试互相影响。',
    coverage: '使用 --coverage 运行测试时生效。',
    provider: '用于统计覆盖率的包。',
    include: '没有被任何测试导入的源文件也计入报告。',
    github:
      '在 GitHub Actions 上，失败的测试会显示为 PR 中的标记（annotation）；在其他环境中，输出不变。',
    junit: '另外生成一个 XML 文件，多数 CI 服务都能展示该文件。',
    matchers: '添加 toBeVisible() 等匹配器。',
    actEnvironment: '设置后，如果测试没有等待状态更新，React 会发出警告。',
    cleanup: '移除测试渲染的内容。',
    timeZone: '确保日期格式在每台机器上都相同。',
    types: '声明全局的测试函数，测试无需导入也能通过类型检查。',
    jsx: '为 React 编译 JSX。',
    dom: '声明 document 和 window。',
  },
};

export const BUILDER_TEXT: Record<Language, BuilderText> = { en, zh };
