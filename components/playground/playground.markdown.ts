import type { ComponentForm } from '../componentForm.ts';

/** The Markdown form of the playground, and of the text below it: what's written inside. */
export const playgroundForm: ComponentForm = {
  attributes: {},
  markdown: ({ children }) => children,
};
