/**
 * Words that readers use for the same thing, in both languages and across them. A line is one
 * meaning. Whoever searches for one of its words also finds the others, ranked a little lower.
 * Latin words match in every inflection; those with a space as a phrase.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // Kinds of tests and how they are written
  ['test', '测试'],
  ['test case', 'test', '用例', '测试用例'],
  ['suite', 'describe', '套件', '测试套件'],
  ['assertion', 'assert', 'expect', '断言'],
  ['matcher', 'assertion', '匹配器'],
  ['asymmetric', '非对称'],
  [
    'parameterized',
    'parametrized',
    'parameterised',
    'table driven',
    'data driven',
    'each',
    '参数化',
    '数据驱动',
  ],
  ['fixture', '夹具'],
  ['in-source', 'includeSource', 'inside source', '源码内'],
  ['equality', 'equal', 'compare', '相等', '相等性', '比较'],
  ['throw', 'exception', 'error', '抛出', '异常', '抛错', '报错'],
  ['promise', 'async', 'asynchronous', '异步'],

  // Before, after and around
  ['hook', 'lifecycle', 'life cycle', 'setup and teardown', '钩子', '生命周期'],
  ['setup', '前置', '准备', '初始化'],
  ['teardown', 'cleanup', 'clean up', '清理'],
  ['before', '之前', '前'],
  ['after', '之后', '后'],

  // Mocks
  ['mock', 'fake', '模拟'],
  ['spy', 'spyOn', '监视', '间谍'],
  ['stub', 'replace', '桩', '替换', '打桩'],
  ['automock', 'auto mock', 'automatic mock', '自动模拟', '自动 mock'],
  ['reset', '重置'],
  ['restore', '还原', '恢复'],
  ['clear', '清空', '清除'],
  ['hoist', 'hoisting', '提升'],
  ['module', '模块'],
  ['timer', 'clock', '定时器', '计时器', '时钟'],
  ['fake timers', 'mock timers', '假定时器', '模拟定时器', '虚拟时钟'],
  ['date', 'system time', '日期', '系统时间'],

  // Running
  ['run', 'execute', '运行', '执行', '跑'],
  ['watch', 'watch mode', '监听', '监听模式', '监视模式'],
  ['timeout', 'time out', 'time limit', '超时', '超时时间', '时限'],
  ['retry', 'rerun', 'flaky', '重试', '重跑', '不稳定'],
  ['repeat', '重复'],
  ['skip', 'ignore', '跳过', '忽略'],
  ['filter', 'choose', 'select', '筛选', '过滤', '选择'],
  [
    'bail',
    'fail fast',
    'stop on first failure',
    'stop after first failure',
    '提前结束',
    '快速失败',
    '第一个失败',
  ],
  ['failed', 'failure', 'failing', '失败'],
  ['last failures', 'failed last time', '上次失败', '上次的失败'],
  ['changed', 'modified', '改动', '变更', '修改'],
  ['shard', 'split', '分片', '拆分', '切分', '多台机器'],
  ['concurrent', 'concurrency', 'parallel', '并发', '并行'],
  ['sequential', 'serial', 'one by one', '串行', '顺序执行'],
  ['worker', 'process', 'pool', '工作进程', '进程', '进程池'],
  ['thread', 'worker threads', '线程'],
  ['isolate', 'isolation', '隔离'],
  ['exit code', '退出码', '返回码'],
  ['command line', 'cli', 'command', '命令行', '命令'],
  ['flag', 'argument', 'command line option', '命令行选项', '命令行参数', '参数'],
  ['ci', 'continuous integration', '持续集成'],

  // Configuration
  ['config', 'configuration', 'configure', 'setting', '配置', '设置'],
  ['option', '选项', '配置项'],
  ['default', '默认', '默认值', '缺省'],
  ['environment', 'env', '环境'],
  ['environment variable', 'env', 'env var', '环境变量'],
  ['global', 'globals', '全局', '全局变量'],
  ['project', 'monorepo', 'workspace', '项目', '多项目', '工作区'],
  ['extend', 'inherit', 'preset', '继承', '扩展', '预设'],
  ['glob', 'pattern', '通配', '通配模式'],
  ['root', 'directory', 'folder', '根目录', '目录'],
  ['timezone', 'time zone', 'TZ', '时区'],
  ['alias', '别名'],
  ['bundle', 'bundler', '打包'],
  ['build', 'compile', 'transpile', '构建', '编译'],
  ['plugin', '插件'],
  ['cache', 'caching', '缓存'],
  ['typescript', 'types', 'ts', '类型'],

  // Results
  ['snapshot', '快照'],
  ['update', 'refresh', '更新'],
  ['coverage', 'code coverage', '覆盖率', '代码覆盖率', '代码覆盖', '覆盖'],
  ['threshold', '阈值', '门槛'],
  ['reporter', 'report', '报告器', '报告'],
  ['custom', 'own', '自定义', '自己的'],
  ['console', 'log', 'logging', '控制台', '日志'],
  ['output', 'print', '输出', '打印'],
  ['silent', 'quiet', 'hide', '静默', '安静', '隐藏'],
  ['memory', 'heap', '内存', '堆内存'],
  ['leak', '泄漏', '泄露'],
  ['slow', 'performance', 'profile', 'profiling', '慢', '性能', '性能分析'],
  ['debug', 'debugger', 'debugging', 'breakpoint', '调试', '断点'],

  // Where tests run
  ['browser', 'browser mode', '浏览器', '浏览器模式'],
  ['dom', 'jsdom', 'happy-dom', '模拟浏览器'],
  ['wait', 'waitFor', 'waitUntil', 'poll', 'polling', '等待', '轮询'],
  ['install', 'installation', '安装'],
  ['start', 'getting started', 'quick start', 'get started', '入门', '快速开始', '开始', '上手'],
  ['migrate', 'migration', '迁移'],
];

/** What other test runners call the object that Rstest calls `rs`. */
export const NAMESPACES: readonly string[] = ['vi', 'vitest', 'jest'];
export const NAMESPACE = 'rs';
