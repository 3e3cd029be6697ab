import type { Exemption } from '../../checks/pages/targetChecks.ts';

/** Other, mostly deprecated names of matchers, by the page that describes them. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  '/api/test-api/expect': ['toThrowError'],
  '/api/test-api/mock-matchers': [
    'toBeCalled',
    'toBeCalledTimes',
    'toBeCalledWith',
    'toReturn',
    'toReturnTimes',
    'toReturnWith',
  ],
  '/api/test-api/snapshot-matchers': ['matchSnapshot'],
};

/** Targets in the package that pages don't have to document. */
export const EXEMPTIONS: readonly Exemption[] = [
  ...Object.entries(OTHER_NAMES).map(
    ([route, names]): Exemption => ({
      kind: 'matcher',
      ids: names.map((name) => `expect().${name}`),
      why: 'each is named in the text of the matcher that it is',
      mentioned: { route, names },
    }),
  ),
  {
    kind: 'export-value',
    ids: ['@rstest/core#it'],
    why: 'a second name of test, as the first paragraph of its page says',
    mentioned: { route: '/api/test-api/test', names: ['it'] },
  },
  {
    kind: 'global',
    ids: ['import.meta.rstest'],
    why: 'no name of its own but a property: all of the page of includeSource is about it',
    mentioned: { route: '/config/test/includeSource', names: ['import.meta.rstest'] },
  },
  {
    kind: 'export-value',
    ids: ['@rstest/core#CoverageProvider'],
    why: 'what the two coverage packages implement; there is no way to register a third, and no value at run time',
  },
  {
    kind: 'export-type',
    ids: ['@rstest/core#NormalizedCoverageOptions', '@rstest/core#RawCoverageResolveOptions'],
    why: 'parameters of CoverageProvider, the second one marked as internal',
  },
  {
    kind: 'export-type',
    ids: ['@rstest/core#RstestCommand'],
    why: 'no other export takes or returns it; the commands themselves are described',
  },
  {
    kind: 'config',
    ids: ['and', 'or', 'not', 'not.and', 'not.or', 'not.not'].map(
      (part) => `source.assetsInclude.${part}`,
    ),
    why: 'parts of a rule condition, which belongs to Rspack and nests without end',
  },
  {
    kind: 'env',
    ids: [
      'ACCESSIBLE',
      'NODE_DEBUG',
      'PATHEXT',
      'TERM',
      'TERMINAL_EMULATOR',
      'TERMINUS_SUBLIME',
      'TERM_PROGRAM',
      'TINYGLOBBY_DEBUG',
      'WT_SESSION',
    ],
    why: 'read by libraries inside the package, to know the terminal or to debug themselves',
  },
];
