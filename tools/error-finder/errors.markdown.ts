import type { ComponentForm } from '../../components/componentForm.ts';
import { linkText } from '../../content/markdown/markdownText.ts';
import { localizedPath } from '../../content/routes/localizedPath.ts';

/** A form; the list of what it finds is a file. */
export const errorFinderForm: ComponentForm = { attributes: {}, markdown: () => '' };

export const errorListForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { site, language }) => {
    const url = `${site}${localizedPath('/errors.json', language)}`;
    return linkText(url, url);
  },
};
