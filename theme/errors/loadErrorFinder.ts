import { addStylesheet } from '../ui/addStylesheet';
import stylesheet from './errorFinder.css?url';

/** Loads what makes the error finder work, and its stylesheet, which stays out of the one of first load. */
export async function loadErrorFinder() {
  const [{ openErrorFinder }] = await Promise.all([
    import(/* webpackChunkName: "error-finder" */ './openErrorFinder'),
    addStylesheet(stylesheet),
  ]);
  return openErrorFinder;
}
