import type { Diagram, Frame } from '../diagram.ts';

const machine = (number: number): Frame => ({
  kind: 'frame',
  title: { en: `Machine ${number}`, zh: `机器 ${number}` },
  items: [
    {
      kind: 'box',
      title: `--shard ${number}/2`,
      code: true,
      detail: { en: 'coverage\nof its tests', zh: '这部分测试\n的覆盖率' },
    },
    { kind: 'box', title: `blob-${number}-2.json`, code: true },
  ],
});

/** `/guide/basic/coverage#shards` */
export const shards: Diagram = {
  name: 'shards',
  title: { en: 'Coverage of shards', zh: '分片的覆盖率' },
  items: [
    { kind: 'row', items: [machine(1), machine(2)] },
    {
      kind: 'box',
      tone: 'accent',
      title: 'merge-reports --coverage',
      code: true,
      linkLabel: { en: 'both blobs in\n.rstest-reports', zh: '都放进\n.rstest-reports' },
      detail: { en: 'Merges the coverage of all blobs', zh: '合并所有 blob 的覆盖率' },
    },
    {
      kind: 'row',
      items: [
        {
          kind: 'box',
          title: { en: 'Report', zh: '报告' },
          detail: { en: 'coverage\nof all tests', zh: '全部测试的覆盖率' },
        },
        {
          kind: 'box',
          title: { en: 'Thresholds', zh: '阈值' },
          detail: { en: 'checked once', zh: '只检查一次' },
        },
      ],
    },
  ],
};
