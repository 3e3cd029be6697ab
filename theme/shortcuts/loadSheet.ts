import { addStylesheet } from 'static-pages/load';
import { ShortcutSheet } from './ShortcutSheet';
import stylesheet from './shortcutSheet.css?url';

/** Loads the stylesheet of the list of shortcuts, which isn't in the first load, before it's shown. */
export async function loadSheet(): Promise<typeof ShortcutSheet> {
  await addStylesheet(stylesheet);
  return ShortcutSheet;
}
