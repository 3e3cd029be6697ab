import type { Diagram } from '../diagram.ts';

/** `/guide/basic/projects#what-a-project-inherits` */
export const projects: Diagram = {
  name: 'projects',
  title: { en: 'What applies to a project', zh: '哪些设置对项目生效' },
  items: [
    {
      kind: 'box',
      title: { en: 'Root config', zh: '根配置' },
      detail: {
        en: 'Configures the run as a whole:\nreporters, coverage, pool, …',
        zh: '用于整次运行：\nreporters、coverage、pool 等',
      },
    },
    {
      kind: 'frame',
      link: 'blocked',
      linkLabel: { en: 'test options\naren’t inherited', zh: '不继承测试配置项' },
      title: { en: 'Projects, each with its test options', zh: '项目：各有自己的测试配置项' },
      items: [
        {
          kind: 'box',
          title: '@shop/price',
          code: true,
          detail: { en: 'a folder without a config: defaults', zh: '没有配置的目录：使用默认值' },
        },
        {
          kind: 'box',
          link: 'none',
          title: 'cart',
          code: true,
          detail: { en: 'its own rstest.config.ts', zh: '自己的 rstest.config.ts' },
        },
        {
          kind: 'box',
          link: 'none',
          title: 'scripts',
          code: true,
          detail: { en: 'an object in the root’s projects', zh: '根配置 projects 里的对象' },
        },
      ],
    },
    {
      kind: 'box',
      link: 'up',
      tone: 'accent',
      title: { en: 'Flags', zh: '命令行选项' },
      detail: {
        en: 'Apply to all projects\nand override every config',
        zh: '对所有项目生效，优先于所有配置',
      },
    },
  ],
};
