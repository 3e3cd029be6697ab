export interface LoopbackRecord {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
}

const NO_HEADINGS = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

interface RecordText {
  url: string;
  part: string;
  page: string;
  heading?: string;
  content?: string;
}

export function record({ url, part, page, heading, content }: RecordText): LoopbackRecord {
  return {
    objectID: content ? `${url}:text` : url,
    url,
    type: content ? 'content' : heading ? 'lvl2' : 'lvl1',
    hierarchy: { ...NO_HEADINGS, lvl0: part, lvl1: page, lvl2: heading ?? null },
    content: content ?? null,
  };
}

const FILLER = 'one two three four five six seven eight nine ten eleven twelve';

/** Records that could be those of the fixture site. */
export const RECORDS: Record<string, LoopbackRecord[]> = {
  fixture_en: [
    record({ url: '/guide/alpha', part: 'Guide', page: 'Alpha' }),
    record({ url: '/guide/alpha#first', part: 'Guide', page: 'Alpha', heading: 'First' }),
    record({ url: '/guide/alpha#second', part: 'Guide', page: 'Alpha', heading: 'Second' }),
    record({
      url: '/guide/alpha#third',
      part: 'Guide',
      page: 'Alpha',
      heading: 'Third',
      content: `${FILLER} needle ${FILLER}`,
    }),
    record({ url: '/guide/beta', part: 'Guide', page: 'Beta' }),
    record({ url: '/guide/beta#one', part: 'Guide', page: 'Beta', heading: 'One' }),
    record({
      url: '/reference/snapshot-format',
      part: 'Reference',
      page: 'Promise<T> & <script>alert(1)</script>',
      content: 'A page says <img src=x onerror="alert(1)"> and &lt;b&gt; and Promise<T>.',
    }),
    ...Array.from({ length: 8 }, (_, index) =>
      record({
        url: `/guide/tabs#part-${index}`,
        part: 'Guide',
        page: 'Tabs',
        heading: `Crowd ${index}`,
      }),
    ),
    ...Array.from({ length: 3 }, (_, index) =>
      record({
        url: `/guide/images#part-${index}`,
        part: 'Guide',
        page: 'Images',
        heading: `Crowd of images ${index}`,
      }),
    ),
    record({ url: '/guide/tabs#saved', part: 'Guide', page: 'Tabs', heading: 'Save7x' }),
  ],
  fixture_zh: [
    record({ url: '/zh/guide/alpha', part: '指南', page: '甲' }),
    record({ url: '/zh/guide/alpha#second', part: '指南', page: '甲', heading: '第二' }),
    record({ url: '/zh/guide/beta', part: '指南', page: '乙' }),
  ],
};
