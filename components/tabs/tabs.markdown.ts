import { blocksText, escapedText } from '../../content/markdown/markdownText.ts';
import type { ComponentForm } from '../componentForm.ts';

export const tabsForm: ComponentForm = {
  attributes: { groupId: 'optional', label: 'optional' },
  markdown: ({ children }) => children,
};

/** In Markdown, panels are one below the other, as on the page without JavaScript. */
export const tabForm: ComponentForm = {
  attributes: { label: 'required', value: 'optional' },
  markdown: ({ attributes: { label = '' }, children }) =>
    blocksText([`**${escapedText(label)}**`, children]),
};
