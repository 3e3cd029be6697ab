import type { Facts } from '../../content/facts/facts.ts';
import type { Page } from '../../content/page.ts';
import type { ReleaseChange } from '../../content/releases/releases.ts';

/** The route of the page that documents what changed, if there is one. */
export type LinkOf = (change: ReleaseChange) => string | undefined;

/** Finds pages by the options, flags, and names in their front matter. */
export function nameLinks(pages: readonly Page[], facts: Facts | undefined): LinkOf {
  const options = new Map<string, string>();
  const flags = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { route, frontMatter } of pages) {
    for (const path of frontMatter?.options ?? []) {
      options.set(path, route);
      const [long] = /--[\w.]+/.exec(facts?.options[path]?.flag ?? '') ?? [];
      if (long) flags.set(long, route);
    }
    for (const name of frontMatter?.api ?? []) names.set(name, route);
  }
  return ({ kind, name }) => {
    if (kind === 'option' || kind === 'default') return options.get(name);
    if (kind === 'flag') return flags.get(name);
    return kind === 'export' || kind === 'utility' ? names.get(name) : undefined;
  };
}
