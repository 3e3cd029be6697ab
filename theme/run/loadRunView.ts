import stylesheet from 'run-examples/view.css?url';
import { addStylesheet } from '../ui/addStylesheet';

/**
 * Loads the code that runs examples and its stylesheet. The stylesheet is imported as a URL, so that it
 * isn't part of the first load.
 */
export async function loadRunView() {
  const [{ openSiteRunView: openRunView }] = await Promise.all([
    import(/* webpackChunkName: "run-view" */ './openSiteRunView'),
    addStylesheet(stylesheet),
  ]);
  return { openRunView };
}
