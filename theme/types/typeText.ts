import type { Language } from '../../content/languages';

/** UI text of the types, loaded with the code that shows them. */
const en = {
  mode: 'Types in this example. Press an arrow key to go to another name, or Escape to leave.',
  position: (number: number, count: number) => `${number} of ${count}`,
  error: 'Error',
  readMore: (name: string) => `Documentation for ${name}`,
  none: 'This code block has no type information.',
};

const zh: typeof en = {
  mode: '查看示例中各名称的类型。按方向键切换名称，按 Esc 退出。',
  position: (number, count) => `第 ${number} 个，共 ${count} 个`,
  error: '错误',
  readMore: (name) => `查看 ${name} 的文档`,
  none: '此代码块没有类型信息。',
};

export const TYPE_TEXT: Record<Language, typeof en> = { en, zh };
