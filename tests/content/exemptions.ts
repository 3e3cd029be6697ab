import type { Exemption } from '../../checks/pages/targetChecks.ts';

/** Targets in the package that pages don't have to document. */
export const EXEMPTIONS: readonly Exemption[] = [
  {
    kind: 'matcher',
    ids: [
      ...['toThrowError', 'toBeCalled', 'toBeCalledTimes', 'toBeCalledWith', 'toReturn'],
      ...['toReturnTimes', 'toReturnWith', 'matchSnapshot'],
    ].map((name) => `expect().${name}`),
    why: 'other, mostly deprecated names, each in the text of the matcher that it is',
  },
  {
    kind: 'export-value',
    ids: ['@rstest/core#it'],
    why: 'a second name of test, as the first paragraph of its page says',
  },
  {
    kind: 'global',
    ids: ['import.meta.rstest'],
    why: 'no name of its own but a property: all of the page of includeSource is about it',
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
];
