import type { ComponentForm } from '../componentForm.ts';

/** Of the playground and of the text beneath it. */
export const playgroundForm: ComponentForm = {
  attributes: {},
  markdown: ({ children }) => children,
};
