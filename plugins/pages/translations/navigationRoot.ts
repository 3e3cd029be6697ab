import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bodyOffset } from '../../../content/front-matter/readFrontMatter.ts';
import { mergeMeta } from '../../../content/navigation/mergeMeta.ts';
import { readMetaFiles } from '../../../content/navigation/metaFiles.ts';
import { outputFile } from '../../../content/outputFile.ts';
import { routeFile } from '../../../content/routes/routeFile.ts';
import type { UntranslatedPage } from '../../../content/untranslatedPages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';

/**
 * Rspress generates sidebars from the files below `config.root`, and routes from those in the docs
 * folder. If Chinese pages are missing, this writes a copy of that folder in which English pages are
 * their fallbacks, both as files and in `_meta.json`. Returns the path of the copy.
 */
export async function writeNavigationRoot(
  docs: string,
  copy: string,
  pages: readonly UntranslatedPage[],
): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await cp(docs, copy, {
    recursive: true,
    filter: (file) => file !== path.join(docs, 'public'),
  });
  for (const { route } of pages) {
    const page = routeFile(route, '.mdx');
    const source = await readFile(path.join(docs, 'en', page), 'utf8');
    await outputFile(path.join(copy, 'zh', page), withNotice(source));
  }
  const [english, chinese] = ['en', 'zh'].map((language) => {
    return readMetaFiles(path.dirname(docs), path.join(docs, language));
  });
  for (const [folder, items] of english ?? []) {
    const merged = mergeMeta(items, chinese?.get(folder) ?? []);
    await outputFile(path.join(copy, 'zh', folder, '_meta.json'), JSON.stringify(merged));
  }
  return copy;
}

/** The source of the Markdown copy, with a notice that it isn't translated. */
function withNotice(source: string): string {
  const at = bodyOffset(source);
  const notice = `\n:::info\n\n${TEXT.zh.untranslated}\n\n:::\n`;
  return source.slice(0, at) + notice + source.slice(at);
}
