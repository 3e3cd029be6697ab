import type { Diagram } from '../diagram.ts';

const MOCK = "rs.mock('./mailer', factory)";
const IMPORT = "import { invite } from './invite'";
const TEST = "test('…', …)";

/** `/guide/basic/mocking#hoisting` */
export const hoisting: Diagram = {
  name: 'hoisting',
  title: { en: 'What hoisting does to rs.mock()', zh: 'rs.mock() 的提升' },
  items: [
    {
      kind: 'frame',
      title: { en: 'What you write', zh: '编写的顺序' },
      items: [
        { kind: 'box', title: IMPORT, code: true },
        { kind: 'box', title: MOCK, code: true, tone: 'accent', link: 'none' },
        { kind: 'box', title: TEST, code: true, link: 'none' },
      ],
    },
    {
      kind: 'frame',
      linkLabel: { en: 'The build moves\nrs.mock() to the top', zh: '构建时，rs.mock()\n移到最前' },
      title: { en: 'What runs', zh: '执行的顺序' },
      items: [
        {
          kind: 'box',
          title: MOCK,
          code: true,
          tone: 'accent',
          detail: { en: 'Registers the mock', zh: '注册 mock' },
        },
        {
          kind: 'box',
          title: IMPORT,
          code: true,
          detail: {
            en: 'invite.ts imports ./mailer,\nand gets what the factory returns',
            zh: 'invite.ts 导入 ./mailer，\n得到工厂函数的返回值',
          },
        },
        {
          kind: 'box',
          title: TEST,
          code: true,
          detail: { en: 'invite() calls the mock', zh: 'invite() 调用的是 mock' },
        },
      ],
    },
  ],
};
