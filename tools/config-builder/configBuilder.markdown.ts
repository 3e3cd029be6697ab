import type { RootContent } from 'mdast';
import { command } from '../../components/commands/commands.markdown.ts';
import type { ComponentForm } from '../../components/componentForm.ts';
import { paragraph, strong, text, textTable } from '../../content/markdown/markdownNodes.ts';
import { BUILDER_TEXT, type BuilderText } from './builderText.ts';
import { allFiles, type ConfigFile, configSourceOf, neededPackages } from './configFiles.ts';
import { DEFAULT_ANSWERS } from './questions.ts';

/** The config for the default answers, which the page shows until a reader gives others. */
export const configBuilderForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => [
    command('add', neededPackages(DEFAULT_ANSWERS).join(' ')),
    ...allFiles(DEFAULT_ANSWERS).flatMap((file): RootContent[] => [
      paragraph(strong(text(file.path))),
      { type: 'code', lang: 'ts', value: configSourceOf(file).trimEnd() },
      ...explanations(file, BUILDER_TEXT[language]),
    ]),
  ],
};

function explanations({ lines }: ConfigFile, words: BuilderText): RootContent[] {
  const rows = lines.flatMap(({ code, reason }) =>
    reason ? [[code.trim(), words.reasons[reason]]] : [],
  );
  return rows.length > 0 ? [textTable([[words.line, words.explanation], ...rows])] : [];
}
