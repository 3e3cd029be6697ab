import type { BaseSource } from 'run-examples/playground';
import type { Language } from '../../../content/languages';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { setsUrl } from '../../../content/routes/pageAssets.ts';

/** The ID of an example, its page and its name: `guide/start/quick-start:write-a-test`. */
const EXAMPLE = /^((?:[\w-]+\/)*[\w-]+):([^/]+)$/;

/** The ID of the example `set` as a project. `url` is that of the file with the page's examples. */
export function exampleBase(url: string, set: string): string {
  const [, path] = /\/run\/sets\/(.*)\.json$/.exec(url) ?? [];
  return `${path}:${set}`;
}

/**
 * Where the files of a project are. `base` is the ID of an example or a template; `undefined` for other
 * text. URLs are without the site's base.
 */
export function baseSource(base: string, language: Language): BaseSource | undefined {
  const [, path, set] = EXAMPLE.exec(base) ?? [];
  if (path !== undefined && set !== undefined) return { setsUrl: setsUrl(`/${path}`), set };
  if (!/^[\w-]+$/.test(base)) return undefined;
  return { setsUrl: setsUrl(playgroundPath(language)), set: base };
}

/** The path of the playground, without the site's base. */
export function playgroundPath(language: Language): string {
  return localizedPath('/playground', language);
}
