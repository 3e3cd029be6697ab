/**
 * Words for the terms of the site in Taiwan and Hong Kong, in traditional characters, each with the
 * word that the Chinese pages use. Search and filters read the second in place of the first. Common
 * words of computing aren't listed: `opencc-js` has them.
 */
export const TAIWAN_TERMS: Readonly<Record<string, string>> = {
  // Kinds of tests and how they are written
  測試案例: '测试用例',
  測試程式: '测试',
  測試程式碼: '测试代码',
  整合測試: '集成测试',
  端對端: '端到端',
  比對器: '匹配器',
  掛鉤: '钩子',
  擲回: '抛出',
  例外: '异常',
  範例: '示例',
  回傳: '返回',
  傳回: '返回',

  // Running
  監看: '监听',
  逾時: '超时',
  略過: '跳过',
  重新嘗試: '重试',
  提早結束: '提前结束',
  平行: '并行',
  循序: '串行',
  依序: '串行',
  執行緒: '线程',
  處理序: '进程',
  結束代碼: '退出码',
  結束碼: '退出码',
  旗標: '选项',

  // Configuration
  設定: '配置',
  設定檔: '配置文件',
  組態: '配置',
  組態檔: '配置文件',
  預設: '默认',
  全域: '全局',
  自訂: '自定义',
  擴充: '扩展',
  相依: '依赖',
  相依性: '依赖',
  相依套件: '依赖',
  建置: '构建',
  進入點: '入口',
  介面: '接口',
  資料: '数据',
  資料庫: '数据库',
  資料夾: '文件夹',
  型別: '类型',
  推論: '推断',
  原始碼: '源码',
  移轉: '迁移',

  // Results
  涵蓋率: '覆盖率',
  門檻: '阈值',
  門檻值: '阈值',
  報表: '报告',
  回報器: '报告器',
  記錄檔: '日志',
  主控台: '控制台',
  堆疊: '栈',
  呼叫堆疊: '调用栈',
  來源對應: 'source map',
  螢幕截圖: '截图',
  螢幕擷取畫面: '截图',
  行內快照: '内联快照',
  偵錯工具: '调试器',

  // Mocks
  回呼: '回调',
  計時器: '定时器',
  重設: '重置',
  檢視區: '视口',
};
