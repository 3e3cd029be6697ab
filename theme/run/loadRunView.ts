import { addStylesheet } from '../styles/addStylesheet';
import stylesheet from './view/styles/run.css?url';

/**
 * Loads what runs examples, and its stylesheet, which stays out of the one of first load by coming
 * as a file's address.
 */
export async function loadRunView() {
  const code = import(/* webpackChunkName: "run-view" */ './view/openRunView');
  const [view] = await Promise.all([code, addStylesheet(stylesheet)]);
  return view;
}
