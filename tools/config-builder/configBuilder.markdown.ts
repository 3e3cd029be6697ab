import { command } from '../../components/commands/commands.markdown.ts';
import type { ComponentForm } from '../../components/componentForm.ts';
import {
  blocksText,
  escapedText,
  fenceText,
  tableText,
} from '../../content/markdown/markdownText.ts';
import { BUILDER_TEXT, type BuilderText } from './builderText.ts';
import { allFiles, type ConfigFile, configSourceOf, neededPackages } from './configFiles.ts';
import { DEFAULT_ANSWERS } from './questions.ts';

/** The files for the default answers, which the page shows at first. */
export const configBuilderForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) =>
    blocksText([
      command('add', neededPackages(DEFAULT_ANSWERS).join(' ')),
      ...allFiles(DEFAULT_ANSWERS).flatMap((file) => [
        `**${file.path}**`,
        fenceText(file.codeLanguage, configSourceOf(file).trimEnd()),
        explanations(file, BUILDER_TEXT[language]),
      ]),
    ]),
};

function explanations({ lines }: ConfigFile, text: BuilderText): string {
  const rows = lines.flatMap(({ code, reason }) =>
    reason ? [[escapedText(code.trim()), escapedText(text.reasons[reason])]] : [],
  );
  return rows.length > 0 ? tableText([[text.line, text.explanation], ...rows]) : '';
}
