import type { Box, Diagram } from '../diagram.ts';

const worker = (number: number, file: string): Box => ({
  kind: 'box',
  title: `worker ${number}`,
  detail: file,
});

/** `/guide/start/#how-it-works` */
export const run: Diagram = {
  name: 'run',
  title: { en: 'How a run works', zh: '一次运行的过程' },
  items: [
    {
      kind: 'box',
      title: { en: 'Configuration', zh: '读取配置' },
      detail: {
        en: 'rstest.config.ts, and flags,\nwhich take precedence',
        zh: 'rstest.config.ts 和命令行选项，\n命令行选项优先',
      },
    },
    {
      kind: 'box',
      title: { en: 'File collection', zh: '查找文件' },
      detail: {
        en: 'Test files that match include\nbut not exclude',
        zh: '匹配 include、不匹配 exclude 的测试文件',
      },
    },
    {
      kind: 'box',
      tone: 'accent',
      title: { en: 'Build', zh: '构建' },
      detail: {
        en: 'Rspack compiles each test file\nwith its imports, in memory',
        zh: 'Rspack 编译测试文件及其导入的模块，\n结果保存在内存里',
      },
    },
    {
      kind: 'frame',
      title: {
        en: 'Run: by default, a worker per file',
        zh: '运行：默认每个测试文件一个 worker',
      },
      items: [{ kind: 'row', items: [worker(1, 'a.test.ts'), worker(2, 'b.test.ts')] }],
    },
    {
      kind: 'box',
      title: { en: 'Report', zh: '报告' },
      detail: {
        en: 'Results, console output, and errors\nwith their lines in your source code',
        zh: '结果、控制台输出，以及定位到源码的错误',
      },
    },
    {
      kind: 'box',
      tone: 'muted',
      title: { en: 'Watch mode: a file changes', zh: '监听模式：文件有改动' },
      detail: {
        en: 'Rebuild the changed modules,\nrerun the affected test files',
        zh: '重新构建改动的模块，\n重新运行受影响的测试文件',
      },
    },
  ],
  loop: { from: 5, to: 2 },
};
