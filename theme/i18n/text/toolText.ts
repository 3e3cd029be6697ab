import type { Language } from '../../../content/languages.ts';

/** UI text about the sibling tools, for the home page and for the tool menu, whose code loads it. */
const en = {
  toolMenuTitle: 'The Rspack ecosystem',
  landingHeading: 'One toolchain, made to work together',
  landingDescription:
    'Rstest shares its bundler core with a family of tools for building, documenting, analyzing, and linting JavaScript projects.',
  learnMore: 'Learn more',
  tools: {
    rspack: 'The webpack-compatible bundler in Rust that most of these tools build on',
    rsbuild: 'Builds web apps, fast and ready to use out of the box',
    rspress: 'Turns Markdown into static sites such as this one',
    rslib: 'Packages libraries for every module format',
    rsdoctor: 'Shows what a build contains and where its time goes',
    rstest: 'Tests code the way it’s built',
    rslint: 'Lints TypeScript fast, with type information',
    index: 'Lists the ecosystem’s plugins, tools, and articles',
  },
};

export type ToolText = typeof en;

const zh: ToolText = {
  toolMenuTitle: 'Rspack 生态',
  landingHeading: '同一套工具链，协同工作',
  landingDescription:
    'Rstest 与一系列工具共用同一个打包内核，覆盖 JavaScript 项目的构建、文档、分析和代码检查。',
  learnMore: '了解更多',
  tools: {
    rspack: '用 Rust 编写、兼容 webpack 的打包工具，是大多数 Rstack 工具的基础',
    rsbuild: '开箱即用、构建迅速的 Web 应用构建工具',
    rspress: '把 Markdown 变成静态站点，本站就由它生成',
    rslib: '为各种模块格式打包 JavaScript 库',
    rsdoctor: '看清构建产物里有什么、时间花在哪里',
    rstest: '用构建代码的方式测试代码',
    rslint: '带类型信息、速度很快的 TypeScript linter',
    index: '生态中的插件、工具与文章索引',
  },
};

export const TOOL_TEXT: Record<Language, ToolText> = { en, zh };
