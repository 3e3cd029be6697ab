import type { Diagram } from '../diagram.ts';

const INWARD = { en: 'setup file → file → suite', zh: 'setup 文件 → 文件 → 套件' };
const OUTWARD = { en: 'suite → file → setup file', zh: '套件 → 文件 → setup 文件' };

/** `/api/test-api/hooks#order` */
export const hooks: Diagram = {
  name: 'hooks',
  title: { en: 'The order of hooks', zh: '钩子的执行顺序' },
  items: [
    { kind: 'box', title: 'beforeAll', code: true, detail: INWARD },
    {
      kind: 'frame',
      title: { en: 'Each attempt of each test', zh: '每个测试的每次尝试' },
      items: [
        { kind: 'box', title: 'beforeEach', code: true, detail: INWARD },
        { kind: 'box', title: { en: 'The test', zh: '测试' }, tone: 'accent' },
        { kind: 'box', title: 'afterEach', code: true, detail: OUTWARD },
        {
          kind: 'box',
          detail: { en: 'Functions returned by beforeEach', zh: 'beforeEach 返回的函数' },
        },
        {
          kind: 'box',
          title: 'onTestFinished',
          code: true,
          detail: { en: 'in registration order', zh: '按注册的顺序' },
        },
        {
          kind: 'box',
          title: 'onTestFailed',
          code: true,
          tone: 'muted',
          detail: {
            en: 'only if the attempt failed,\nin reverse registration order',
            zh: '仅在失败时，顺序与注册相反',
          },
        },
      ],
    },
    { kind: 'box', title: 'afterAll', code: true, detail: OUTWARD },
  ],
};
