import { withBase } from '@rspress/core/runtime';
import { changesBetween, loadSet, projectLink } from 'run-examples/playground-link';
import { navigateTo } from 'static-pages';
import { loadText } from 'static-pages/load';
import type { Language } from '../../../content/languages';
import { baseSource, playgroundPath } from './baseSource';
import { TEMPLATES } from './templates';

interface SourceFile {
  readonly path: string;
  readonly code: string;
}

/**
 * Opens files in the playground, in the place of those of its first template. Rejects where the
 * template can't be loaded.
 */
export async function openFiles(files: readonly SourceFile[], language: Language): Promise<void> {
  const base = TEMPLATES[0]?.id ?? '';
  const source = baseSource(base, language);
  if (!source) throw new Error(`The playground has no template ${base}.`);
  const template = await loadSet({ setsUrl: withBase(source.setsUrl), loadText }, base);
  const link = await projectLink(base, changesBetween(template.files, files));
  if (!link) throw new Error('These files are too long for a link.');
  await navigateTo(playgroundPath(language) + link);
}
