/** The exact stylesheet in DocSearch's logo: the security policy contains its hash. */
export const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
