/** Loads files of the site: each error says why a file couldn't be loaded. */
export { addStylesheet } from './load/addStylesheet.ts';
export { type FetchFailure, LoadError, needsReload } from './load/LoadError.ts';
export { diagnoseLoad, loadFailureOf } from './load/loadFailureOf.ts';
export { loadText } from './load/loadText.ts';
export { EMPTY_HTML, TRUSTED_TYPES_POLICY, trustedHtml } from './load/trustedHtml.ts';
