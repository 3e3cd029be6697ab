/** Loads files of the site: each error says why a file couldn't be loaded. */
export { addStylesheet } from './load/addStylesheet.ts';
export {
  diagnoseLoad,
  type FetchFailure,
  LoadError,
  loadFailureOf,
  loadText,
  needsReload,
} from './load/loadText.ts';
export { EMPTY_HTML, TRUSTED_TYPES_POLICY, trustedHtml } from './load/trustedHtml.ts';
