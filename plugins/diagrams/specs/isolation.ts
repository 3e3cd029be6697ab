import type { Box, Diagram, Frame, Row, Text } from '../diagram.ts';

const OWN = { en: 'own modules\nand globals', zh: '独立的模块\n和全局对象' };

const file = (name: string, detail?: Text): Box => ({
  kind: 'box',
  title: name,
  code: true,
  detail,
});
const freshWorker = (number: number, name: string): Frame => ({
  kind: 'frame',
  title: `worker ${number}`,
  items: [file(name, OWN)],
});
const context = (number: number, name: string): Frame => ({
  kind: 'frame',
  title: { en: `VM context ${number}`, zh: `VM 上下文 ${number}` },
  items: [file(name, OWN)],
});
const contexts: Row = {
  kind: 'row',
  items: [context(1, 'a.test.ts'), context(2, 'b.test.ts')],
};
const REUSED = { en: 'worker 1, reused', zh: 'worker 1，复用' };

/** `/config/test/isolate` */
export const isolation: Diagram = {
  name: 'isolation',
  title: { en: 'What isolate and the pool do', zh: 'isolate 与 pool 的作用' },
  items: [
    {
      kind: 'frame',
      title: { en: 'isolate: true, the default', zh: 'isolate: true（默认）' },
      items: [{ kind: 'row', items: [freshWorker(1, 'a.test.ts'), freshWorker(2, 'b.test.ts')] }],
    },
    {
      kind: 'frame',
      link: 'none',
      title: 'isolate: false',
      items: [
        {
          kind: 'frame',
          title: REUSED,
          items: [
            file('a.test.ts'),
            {
              ...file('b.test.ts'),
              linkLabel: { en: 'modules and\nglobals remain', zh: '保留模块\n和全局对象' },
            },
          ],
        },
      ],
    },
    {
      kind: 'frame',
      link: 'none',
      title: { en: "pool: 'vmForks' or 'vmThreads'", zh: "pool: 'vmForks' 或 'vmThreads'" },
      items: [
        {
          kind: 'frame',
          title: REUSED,
          items: [
            contexts,
            {
              kind: 'box',
              link: 'none',
              detail: {
                en: 'shared: process.env,\nworking directory',
                zh: '共享：process.env、工作目录',
              },
            },
          ],
        },
      ],
    },
  ],
};
