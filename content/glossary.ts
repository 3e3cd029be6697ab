/** One meaning, and the words for it. */
export interface GlossaryEntry {
  readonly en: string;
  /** As Chinese pages write it: the English word where Chinese engineers use that. */
  readonly zh: string;
  /** Other words for it, in both languages, that readers search for. */
  readonly also?: readonly string[];
  /**
   * What Chinese pages must not write: literal translations, words used in other regions, synonyms.
   * Sources of regular expressions; lookarounds exclude other words with the same characters.
   */
  readonly refused?: readonly string[];
}

/** The terms of the site. The content checks refuse other words for them, and search finds all of them. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  // Kinds of tests and how they are written
  { en: 'test', zh: '测试' },
  { en: 'unit test', zh: '单元测试', also: ['单测'] },
  { en: 'run tests', zh: '运行测试', also: ['跑测试', '执行测试'] },
  { en: 'flaky', zh: '不稳定', also: ['偶现', '偶发', 'intermittent'] },
  { en: 'test case', zh: '测试用例', also: ['test', '用例'], refused: ['测试案例', '测试样例'] },
  {
    en: 'test suite',
    zh: '测试套件',
    also: ['suite', 'describe', '套件'],
    refused: ['测试组(?![成件])', '测试集(?!成)', '测试套(?!件)', '测试包'],
  },
  { en: 'assertion', zh: '断言', also: ['assert', 'expect'], refused: ['断定'] },
  { en: 'matcher', zh: '匹配器', also: ['assertion'], refused: ['匹配符', '比对器'] },
  { en: 'asymmetric', zh: '非对称' },
  {
    en: 'parameterized',
    zh: '参数化',
    also: ['parametrized', 'parameterised', 'table driven', 'data driven', 'each', '数据驱动'],
  },
  { en: 'fixture', zh: '夹具(fixture)', also: ['夹具'], refused: ['固件', '测试装置', '测试治具'] },
  { en: 'in-source', zh: '源码内', also: ['includeSource', 'inside source'] },
  { en: 'equality', zh: '相等', also: ['equal', 'compare', '相等性', '比较'] },
  { en: 'throw', zh: '抛出', also: ['exception', 'error', '异常', '抛错', '报错'] },
  { en: 'promise', zh: '异步', also: ['async', 'asynchronous'] },
  {
    en: 'hook',
    zh: '钩子',
    also: ['lifecycle', 'life cycle', 'setup and teardown', '生命周期'],
    refused: ['勾子', '挂钩'],
  },

  // Before, after and around
  { en: 'setup', zh: '初始化', also: ['准备', '前置', '搭建'] },
  { en: 'teardown', zh: '清理', also: ['cleanup', 'clean up'] },
  { en: 'before', zh: '之前', also: ['前'] },
  { en: 'after', zh: '之后', also: ['后'] },

  // Mocks
  {
    en: 'mock',
    zh: 'mock',
    // 模拟 is for what stands in for a browser or a user, and for a gloss: “mock（模拟）”.
    also: ['fake', '模拟'],
    refused: [
      '(?<!（|由 JavaScript )模拟(?!的? ?(?:DOM|页面|浏览器|环境|用户|点击|输入|这样的事件))',
      '伪造',
      '仿真',
    ],
  },
  { en: 'spy', zh: 'spy', also: ['spyOn', '监视'], refused: ['间谍'] },
  {
    en: 'stub',
    zh: 'stub',
    also: ['replace', '替换', '桩', '打桩'],
    refused: ['存根', '(?<![插打])桩'],
  },
  { en: 'automock', zh: '自动 mock', also: ['auto mock', 'automatic mock', '自动模拟'] },
  { en: 'reset', zh: '重置' },
  { en: 'restore', zh: '还原', also: ['恢复'] },
  { en: 'clear', zh: '清空', also: ['清除'] },
  { en: 'hoisting', zh: '提升', also: ['hoist'], refused: ['变量提前', '置顶'] },
  { en: 'module', zh: '模块', refused: ['模组'] },
  { en: 'timer', zh: '定时器', also: ['clock', '计时器', '时钟'] },
  {
    en: 'fake timers',
    zh: '假定时器',
    also: ['mock timers', '虚拟时钟'],
    refused: ['伪定时器', '假计时器', '虚拟定时器', '模拟定时器'],
  },
  { en: 'date', zh: '日期', also: ['system time', '系统时间'] },

  // Running
  { en: 'run', zh: '运行', also: ['execute', '执行', '跑'] },
  {
    en: 'watch mode',
    zh: '监听模式',
    also: ['watch', '监听'],
    refused: ['观察模式', '监视模式', '监控模式'],
  },
  {
    en: 'timeout',
    zh: '超时',
    also: ['time out', 'time limit', '超时时间', '时限'],
    refused: ['逾时'],
  },
  { en: 'retry', zh: '重试', also: ['rerun', 'flaky', '重跑', '不稳定'], refused: ['重新尝试'] },
  { en: 'repeat', zh: '重复' },
  { en: 'skip', zh: '跳过', also: ['ignore', '忽略'] },
  { en: 'filter', zh: '筛选', also: ['choose', 'select', '选择'], refused: ['过滤', '过滤器'] },
  {
    en: 'bail',
    zh: '提前结束',
    also: [
      'fail fast',
      'stop on first failure',
      'stop after first failure',
      '快速失败',
      '第一个失败',
    ],
  },
  { en: 'failed', zh: '失败', also: ['failure', 'failing'] },
  { en: 'last failures', zh: '上次失败', also: ['failed last time', '上次的失败'] },
  { en: 'changed', zh: '改动', also: ['modified', '变更', '修改'] },
  {
    en: 'shard',
    zh: '分片',
    also: ['split', '拆分', '切分', '多台机器'],
    refused: ['切片', '分区'],
  },
  {
    en: 'concurrent',
    zh: '并发',
    also: ['concurrency', 'parallel', '并行'],
    refused: ['并行测试'],
  },
  { en: 'sequential', zh: '串行', also: ['serial', 'one by one', '顺序执行'] },
  {
    en: 'worker',
    zh: 'worker',
    also: ['process', 'pool', '进程', '进程池'],
    refused: ['工作进程', '工作线程', '工人', '工作者'],
  },
  { en: 'thread', zh: '线程', also: ['worker threads'], refused: ['执行绪'] },
  { en: 'isolation', zh: '隔离', also: ['isolate'], refused: ['孤立'] },
  {
    en: 'exit code',
    zh: '退出码',
    refused: [
      '退出代码',
      '返回码',
      '结束代码',
      '以(?:退出码)? ?\\d[^，。；]{0,8}(?:退出|结束|失败)',
    ],
  },
  { en: 'command line', zh: '命令行', also: ['cli', 'command', '命令'] },
  {
    en: 'flag',
    zh: '命令行选项',
    also: ['argument', 'command line option', '参数'],
    refused: ['命令行参数', '命令行标志', '命令行开关', '旗标'],
  },
  { en: 'ci', zh: '持续集成', also: ['continuous integration'] },

  // Configuration
  { en: 'config', zh: '配置', also: ['configuration', 'configure', 'setting', '设置'] },
  { en: 'option', zh: '配置项', also: ['选项'], refused: ['设置项', '设定项', '选配项'] },
  { en: 'default', zh: '默认', also: ['默认值'], refused: ['缺省', '预设值'] },
  { en: 'environment', zh: '环境', also: ['env'] },
  { en: 'environment variable', zh: '环境变量', also: ['env', 'env var'], refused: ['环境变数'] },
  { en: 'global', zh: '全局', also: ['globals', '全局变量'], refused: ['全域'] },
  {
    en: 'project',
    zh: '项目',
    also: ['monorepo', 'workspace', '多项目', '工作区'],
    refused: ['工程(?!师)', '专案'],
  },
  { en: 'extend', zh: '继承', also: ['inherit', 'preset', '扩展', '预设'] },
  {
    en: 'glob',
    zh: 'glob 模式',
    also: ['pattern', '通配'],
    refused: ['万用字元', '全局模式', '通配模式'],
  },
  { en: 'root', zh: '根目录', also: ['directory', 'folder', '目录'] },
  { en: 'timezone', zh: '时区', also: ['time zone', 'TZ'] },
  { en: 'alias', zh: '别名' },
  { en: 'reuse', zh: '复用', also: ['沿用'] },
  { en: 'bundler', zh: '打包工具', refused: ['打包器'] },
  { en: 'bundle', zh: '打包', also: ['bundler'], refused: ['捆绑', '打捆'] },
  { en: 'external', zh: '不打包', also: ['externals', 'externalize', 'externalized', '外部化'] },
  { en: 're-export', zh: '重新导出', also: ['barrel', 'barrel file', '桶文件', '统一导出'] },
  { en: 'module federation', zh: '模块联邦', also: ['federation'] },
  { en: 'build', zh: '构建', also: ['compile', 'transpile', '编译'] },
  { en: 'plugin', zh: '插件', refused: ['外挂', '附加元件'] },
  { en: 'cache', zh: '缓存', also: ['caching'], refused: ['快取', '高速缓存'] },
  { en: 'typescript', zh: '类型', also: ['types', 'ts'] },

  // Results
  { en: 'snapshot', zh: '快照', refused: ['截照', '快相'] },
  { en: 'update', zh: '更新', also: ['refresh'] },
  {
    en: 'coverage',
    zh: '覆盖率',
    also: ['code coverage', '代码覆盖率', '代码覆盖', '覆盖'],
    refused: ['覆盖度', '涵盖率'],
  },
  { en: 'instrument', zh: '插桩', also: ['instrumented'] },
  { en: 'threshold', zh: '阈值', refused: ['阀值', '门槛', '临界值'] },
  {
    en: 'reporter',
    zh: '报告器',
    also: ['report', '报告'],
    refused: ['报告者', '报告生成器', '汇报器', '播报器'],
  },
  { en: 'custom', zh: '自定义', also: ['own', '自己的'] },
  { en: 'log', zh: '日志', also: ['console', 'logging', '控制台'], refused: ['日誌', '记录档'] },
  { en: 'output', zh: '输出', also: ['print', '打印'] },
  { en: 'silent', zh: '静默', also: ['quiet', 'hide', '安静', '隐藏'] },
  { en: 'memory', zh: '内存', also: ['heap', '堆内存'] },
  { en: 'out of memory', zh: '内存不足', also: ['内存溢出', 'oom'] },
  { en: 'leak', zh: '泄漏', refused: ['泄露', '外泄'] },
  { en: 'slow', zh: '慢', also: ['performance', 'profile', 'profiling', '性能', '性能分析'] },
  { en: 'debug', zh: '调试', also: ['debugger', 'debugging', 'breakpoint', '断点'] },

  // Where tests run
  {
    en: 'browser mode',
    zh: '浏览器模式',
    also: ['browser', '浏览器'],
    refused: ['浏览器方式', 'browser 模式'],
  },
  { en: 'dom', zh: '模拟浏览器', also: ['jsdom', 'happy-dom'] },
  {
    en: 'polling',
    zh: '轮询',
    also: ['wait', 'waitFor', 'waitUntil', 'poll', '等待'],
    refused: ['轮训'],
  },
  { en: 'install', zh: '安装', also: ['installation'] },
  {
    en: 'start',
    zh: '入门',
    also: ['getting started', 'quick start', 'get started', '快速开始', '开始', '上手'],
  },
  { en: 'migrate', zh: '迁移', also: ['migration'] },

  // Words that readers search for as they are
  { en: 'test file', zh: '测试文件', refused: ['测试脚本', '测试档案'] },
  { en: 'asymmetric matcher', zh: '非对称匹配器', refused: ['不对称匹配器'] },
  { en: 'spy on', zh: '监视', refused: ['窥探', '刺探', '侦听'] },
  { en: 'inline snapshot', zh: '内联快照', refused: ['行内快照', '内嵌快照'] },
  { en: 'obsolete snapshot', zh: '过期的快照', refused: ['(?:过时|废弃|陈旧)的快照', '列为过时'] },
  { en: 'real timers', zh: '真实定时器', refused: ['真定时器'] },
  {
    en: 'setup file',
    zh: 'setup 文件',
    refused: ['前置文件', '设置文件', '启动文件', '初始化文件', '安装文件'],
  },
  { en: 'config file', zh: '配置文件', refused: ['设定文件', '配置档', '配置文档'] },
  { en: 'argument', zh: '参数', refused: ['引数'] },
  { en: 'child process', zh: '子进程', refused: ['子程序'] },
  { en: 'rerun', zh: '重新运行', refused: ['重跑'] },
  { en: 'wildcard', zh: '通配符', refused: ['万用字符'] },
  {
    en: 'in-source testing',
    zh: '源码内测试',
    refused: ['源内测试', '源码内联测试', '内联测试', '源代码内测试'],
  },
  { en: 'headless', zh: '无头', refused: ['无界面', '无介面'] },
  { en: 'viewport', zh: '视口', refused: ['可视区', '视窗'] },
  { en: 'parameterized test', zh: '参数化测试', refused: ['表格驱动测试', '数据驱动测试'] },
  { en: 'factory', zh: '工厂函数', refused: ['工厂方法'] },
  { en: 'type inference', zh: '推断', refused: ['推导(?!出)'] },
  { en: 'callback', zh: '回调', refused: ['回呼'] },
  { en: 'call stack', zh: '调用栈', refused: ['堆栈', '堆疊', '调用堆栈', '呼叫堆栈'] },
  { en: 'serializer', zh: '序列化器', refused: ['序列器', '串行化'] },
  { en: 'source map', zh: 'source map', refused: ['源映射', '源码映射', '来源映射'] },
  { en: 'loader', zh: 'loader', refused: ['加载器', '装载器'] },
  { en: 'dependency', zh: '依赖', refused: ['相依'] },
  { en: 'function', zh: '函数', refused: ['函式'] },
  { en: 'object', zh: '对象', refused: ['物件'] },
  { en: 'array', zh: '数组', refused: ['阵列'] },
  { en: 'string', zh: '字符串', refused: ['字串', '字元串'] },
  { en: 'file', zh: '文件', refused: ['档案'] },
  { en: 'user', zh: '用户', refused: ['使用者'] },
  { en: 'terminal', zh: '终端', refused: ['终端机'] },
  {
    en: 'pull request',
    zh: 'PR',
    refused: ['合并请求', '拉取请求', '拉请求', '[Pp]ull [Rr]equest'],
  },
  { en: 'linter', zh: 'linter', refused: ['代码检查工具', '静态检查工具', '检查器'] },
  { en: 'native addon', zh: '原生插件', refused: ['原生扩展', '原生模块', '原生附加'] },
  {
    en: 'coding agent',
    zh: '编程智能体',
    refused: ['编码智能体', '编程助手', '编码助手', '编程代理', '编码代理'],
  },
  { en: 'provider', zh: 'provider', refused: ['提供方', '提供者'] },
  { en: 'hydrate', zh: '激活', refused: ['水合', '注水'] },
  {
    en: 'pitfalls',
    zh: '常见陷阱',
    refused: ['容易出错的地方', '常见的坑', '容易踩的坑', '易错点'],
  },
  { en: 'sandbox', zh: '沙箱', refused: ['沙盒'] },
];

/** Expressions with one meaning, for search: also those that pages must not write. */
export const SYNONYMS: readonly (readonly string[])[] = GLOSSARY.map(
  ({ en, zh, also = [], refused = [] }) => [
    ...new Set([en, zh.replace(/\(.*\)$/, ''), ...also, ...refused.filter(isPlain)]),
  ],
).filter((group) => group.length > 1);

function isPlain(pattern: string): boolean {
  return /^[\p{L}\p{N} ]+$/u.test(pattern);
}
