import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunFile } from 'run-examples';
import type { PageOfSets } from 'run-examples/build';
import { templateSet } from 'run-examples/classify';
import { relativePath } from '../../../content/files.ts';
import { LANGUAGES, type Language } from '../../../content/languages.ts';
import { setsUrl } from '../../../content/routes/pageAssets.ts';
import { playgroundPath } from '../../../theme/run/playground/baseSource.ts';
import type { ListedTemplate } from '../../../theme/run/playground/templates.ts';

/** The folder with the projects that the playground starts from, a folder for each language. */
const FOLDER = 'docs/playground';

export interface Template extends ListedTemplate {
  readonly files: Readonly<Record<Language, readonly RunFile[]>>;
}

/** The templates of the playground, in the order of `templates.json`. */
export function readTemplates(root: string): Template[] {
  const list = readFileSync(path.join(root, FOLDER, 'templates.json'), 'utf8');
  return (JSON.parse(list) as ListedTemplate[]).map((entry) => {
    const files = LANGUAGES.map((language) => [
      language,
      readFiles(path.join(root, FOLDER, language, entry.id)),
    ]);
    return { ...entry, files: Object.fromEntries(files) as Template['files'] };
  });
}

function readFiles(folder: string): RunFile[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relativePath(folder, path.join(parentPath, name)))
    // If a template is run in its folder, Rstest leaves a cache there.
    .filter((file) => !file.startsWith('node_modules/'));
  return paths.sort().map((file) => ({
    path: file,
    code: readFileSync(path.join(folder, file), 'utf8'),
  }));
}

/** The templates as examples of the playground's pages. */
export function templateSets(templates: readonly Template[]): PageOfSets[] {
  return LANGUAGES.map((language) => ({
    path: setsUrl(playgroundPath(language)).slice(1),
    sets: templates.map(({ id, files }) => templateSet(id, files[language])),
  }));
}
