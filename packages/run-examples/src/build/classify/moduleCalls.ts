/** Calls that Rstest's transform moves to the top or leads to the bundler's modules. */
export const MODULE_CALLS: ReadonlySet<string> = new Set(
  ['mock', 'doMock', 'unmock', 'doUnmock', 'mockRequire', 'doMockRequire', 'unmockRequire']
    .concat(['doUnmockRequire', 'importActual', 'importMock', 'requireActual', 'requireMock'])
    .concat(['hoisted', 'resetModules']),
);
