import { inParagraphs } from '../../content/markdown/inParagraphs.ts';
import { paragraph, strong, text } from '../../content/markdown/markdownNodes.ts';
import type { ComponentForm } from '../componentForm.ts';

export const tabsForm: ComponentForm = {
  attributes: { groupId: 'optional', label: 'optional' },
  markdown: ({ children }) => inParagraphs(children),
};

/** Panels are one below the other, like the page without JavaScript. */
export const tabForm: ComponentForm = {
  attributes: { label: 'required', value: 'optional' },
  markdown: ({ attributes: { label = '' }, children }) => [
    paragraph(strong(text(label))),
    ...inParagraphs(children),
  ],
};
