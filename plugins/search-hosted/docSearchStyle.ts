/** The one stylesheet that DocSearch writes into the page, to the letter: it is in its drawn logo. */
export const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
