import { blocksText, linkText } from '../../content/markdown/markdownText.ts';
import { localizedPath } from '../../content/routes/localizedPath.ts';
import { TEMPLATES_FILE } from '../../theme/run/playground/baseSource.ts';
import type { ComponentForm } from '../componentForm.ts';

/** The templates that it starts from are a file. */
export const playgroundForm: ComponentForm = {
  attributes: {},
  markdown: ({ children }, { site, language }) => {
    const url = `${site}${localizedPath(`/${TEMPLATES_FILE}`, language)}`;
    return blocksText([children, linkText(url, url)]);
  },
};

export const playgroundTextForm: ComponentForm = {
  attributes: {},
  markdown: ({ children }) => children,
};
