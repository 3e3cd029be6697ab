import stylesheet from 'run-examples/view.css?url';
import { addStylesheet } from '../ui/addStylesheet';

/**
 * Loads what runs examples, and its stylesheet, which stays out of the one of first load by coming
 * as a file's address.
 */
export async function loadRunView() {
  const [{ openRunView }] = await Promise.all([
    import(/* webpackChunkName: "run-view" */ './openRunView'),
    addStylesheet(stylesheet),
  ]);
  return { openRunView };
}
