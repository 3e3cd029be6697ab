import { escapedText, linkText, listText } from '../../content/markdown/markdownText.ts';
import { HOME_TEXT } from '../../theme/i18n/text/homeText.ts';
import { BENCHMARKS } from '../benchmarks/benchmarkSummary.ts';
import type { ComponentForm } from '../componentForm.ts';
import { homeFigures } from './homeFigures.ts';

export const measuredFiguresForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { examples, language }) =>
    listText(
      homeFigures(BENCHMARKS, examples, language).map(
        ({ value, label, detail, url }) =>
          `**${escapedText(value)}** ${linkText(label, url)}\\\n${escapedText(detail)}`,
      ),
    ),
};

export const oneBuildForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => escapedText(HOME_TEXT[language].oneBuild.alt),
};
