import type { ComponentForm } from '../../components/componentForm.ts';
import { linkText } from '../../content/markdown/markdownText.ts';
import { localizedPath } from '../../content/routes/localizedPath.ts';

/** Left out: a form has no Markdown, and `errorListForm` links to the messages. */
export const errorFinderForm: ComponentForm = { attributes: {}, markdown: () => '' };

export const errorListForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { site, language }) => {
    const url = `${site}${localizedPath('/errors.json', language)}`;
    return linkText(url, url);
  },
};
