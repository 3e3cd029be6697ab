/** Loads files of the site: each error says why a file couldn't be loaded. */
export { addStylesheet } from './load/addStylesheet.ts';
export { type FetchFailure, loadFailureOf, loadText, needsReload } from './load/loadText.ts';
export { TRUSTED_TYPES_POLICY, trustedHtml } from './load/trustedHtml.ts';
