import { describe, expect, test } from 'vitest';
import { BODY, pageOf } from '../../../tests/support/content/pageOf.ts';
import { checkTerms } from './termChecks.ts';

const chinese = (body: string) => pageOf(body, 'docs/zh/a.mdx');
const messages = (body: string) => checkTerms([chinese(body)]).map(({ message }) => message);

describe('Chinese terms', () => {
  test.each([
    ['## 容易出错的地方 {#pitfalls}', ['常见陷阱 (pitfalls)']],
    ['## 常见的坑 {#pitfalls}', ['常见陷阱 (pitfalls)']],
    ['每个测试文件都在工作进程里运行。', ['worker (worker)']],
    ['- 这个工作线程', ['worker (worker)']],
    ['模拟模块和自动模拟', ['mock (mock)', 'mock (mock)']],
    ['被模拟的模块', ['mock (mock)']],
    ['见[模拟](/guide/basic/mocking)。', ['mock (mock)']],
    ['由编码智能体运行时', ['编程智能体 (coding agent)']],
    ['请交给代码检查工具。', ['linter (linter)']],
    ['合并请求里的标记', ['PR (pull request)']],
    ['原生模块的内存', ['原生插件 (native addon)']],
    ['两个提供方的包', ['provider (provider)']],
    ['在浏览器里水合', ['激活 (hydrate)']],
    ['`rstest run` 以 0 或 1 退出。', ['退出码 (exit code)']],
  ])('are refused in %j', (body, terms) => {
    expect(messages(body).map((message) => /^write (.*) instead/u.exec(message)?.[1])).toEqual(
      terms,
    );
  });

  test.each([
    '## 常见陷阱 {#pitfalls}',
    '每个测试文件都在独立的 worker 里运行，可以是子进程，也可以是线程。',
    '用 `rs.mock` mock 模块，用 spy 监视方法。',
    'jsdom 提供模拟的 DOM，`user-event` 模拟用户操作。',
    '用 mock（模拟）替换函数。',
    '在 setup 文件里启用假定时器（fake timers）。',
    'watch 模式下的计时器',
    '由编程智能体运行时，linter 和 PR 检查照常进行。',
    '两个 provider 都要安装，原生插件要支持线程。',
    '服务端渲染的 HTML 在浏览器里激活（hydrate）。',
    '测试全部通过时退出码为 0，否则为 1。',
    '`模拟` 和 `工作进程` 是代码。',
  ])('are fine in %j', (body) => {
    expect(messages(body)).toEqual([]);
  });

  test('are reported with file and line', () => {
    const page = chinese('第一行\n\n由工作进程运行。');
    expect(checkTerms([page])).toEqual([
      {
        file: 'docs/zh/a.mdx',
        line: BODY + 2,
        message: 'write worker (worker) instead of 工作进程',
      },
    ]);
  });

  test('do not concern English pages', () => {
    expect(checkTerms([pageOf('工作进程')])).toEqual([]);
  });
});
