import type { ComponentForm } from '../../components/componentForm.ts';
import { escapedText } from '../../content/markdown/markdownText.ts';
import { CONVERTER_TEXT } from './converterPageText.ts';

export const converterForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => escapedText(CONVERTER_TEXT[language].noScript),
};

/** Left out: a form has no Markdown, and the text around the teaser links to the converter. */
export const converterTeaserForm: ComponentForm = { attributes: {}, markdown: () => '' };
