import { addStylesheet } from '../ui/addStylesheet';
import stylesheet from './errorFinder.css?url';

/** Loads the error finder and its stylesheet, which isn't part of the first load. */
export async function loadErrorFinder() {
  const [{ openErrorFinder }] = await Promise.all([
    import(/* webpackChunkName: "error-finder" */ './openErrorFinder'),
    addStylesheet(stylesheet),
  ]);
  return openErrorFinder;
}
