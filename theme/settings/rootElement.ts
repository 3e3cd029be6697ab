/** The element of Rspress' HTML template that contains the page; `plugins/rspress` checks that it exists. */
export const ROOT_ID = '__rspress_root';
