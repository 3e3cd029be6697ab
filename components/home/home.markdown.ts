import { inParagraphs } from '../../content/markdown/inParagraphs.ts';
import {
  lineBreak,
  link,
  list,
  paragraph,
  strong,
  text,
} from '../../content/markdown/markdownNodes.ts';
import { HOME_TEXT } from '../../theme/i18n/text/homeText.ts';
import { BENCHMARKS } from '../benchmarks/benchmarks.ts';
import type { ComponentForm } from '../componentForm.ts';
import { homeFigures } from './homeFigures.ts';

export const exampleWindowForm: ComponentForm = {
  attributes: {},
  markdown: ({ children }) => inParagraphs(children),
};

export const measuredFiguresForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { examples, language }) => [
    list(
      homeFigures(BENCHMARKS, examples, language).map(({ value, label, detail, url }) => [
        strong(text(value)),
        text(' '),
        link(label, url),
        lineBreak,
        text(detail),
      ]),
    ),
  ],
};

export const oneBuildForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => [paragraph(text(HOME_TEXT[language].oneBuild.alt))],
};
