import { addStylesheet } from '../ui/addStylesheet';
import stylesheet from './convert.css?url';

/** Loads the converter and its stylesheet, which isn't part of the first load. */
export async function loadConverter() {
  const [{ openConverter }] = await Promise.all([
    import(/* webpackChunkName: "converter" */ './openConverter'),
    addStylesheet(stylesheet),
  ]);
  return openConverter;
}
