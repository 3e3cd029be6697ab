import type { ComponentForm } from '../componentForm.ts';

/** The form of the playground and of the text below it: in Markdown, both are only their children. */
export const playgroundForm: ComponentForm = {
  attributes: {},
  markdown: ({ children }) => children,
};
