import { addStylesheet } from 'static-pages/load';
import { ToolList } from './ToolList';
import stylesheet from './toolList.css?url';

/** Loads the stylesheet of the menu's content, which isn't in the first load, before it's shown. */
export async function loadList(): Promise<typeof ToolList> {
  await addStylesheet(stylesheet);
  return ToolList;
}
