import type { Page } from '@playwright/test';
import type { Text } from '../../../theme/i18n/text.ts';

export const IMAGES_PAGE = '/guide/images';
/** An image of the page (a button), the dialog that it opens, and the larger image. */
export const zoomParts = (page: Page, { zoomImage, closeImage }: Text, name: string) => {
  const dialog = page.getByRole('dialog', { name, exact: true });
  return {
    image: page.getByRole('main').getByRole('button', { name: `${zoomImage}: ${name}` }),
    dialog,
    close: dialog.getByRole('button', { name: closeImage }),
    larger: page.locator('body > img').last(),
  };
};
