import type { BaseSource } from 'run-examples/playground';
import type { Language } from '../../../content/languages';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { setsUrl } from '../../../content/routes/pageAssets.ts';

const SETS = '/run/sets/';

/** `guide/start/quick-start:write-a-test`, or the name of a template. */
const EXAMPLE = /^((?:[\w-]+\/)*[\w-]+):([^/]+)$/;

/** The ID of an example as a project. `url` is the URL of its page's examples. */
export function exampleBase(url: string, set: string): string {
  const path = url.slice(url.indexOf(SETS) + SETS.length).replace(/\.json$/, '');
  return `${path}:${set}`;
}

/** The example or template with an ID. URLs are without the site's base. */
export function baseSource(base: string, language: Language): BaseSource | undefined {
  const [, path, set] = EXAMPLE.exec(base) ?? [];
  if (path !== undefined && set !== undefined) return { setsUrl: `${SETS}${path}.json`, set };
  if (!/^[\w-]+$/.test(base)) return undefined;
  return { setsUrl: setsUrl(playgroundPath(language)), set: base };
}

/** Without the site's base. */
export function playgroundPath(language: Language): string {
  return localizedPath('/playground', language);
}
