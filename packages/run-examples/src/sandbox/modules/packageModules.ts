import { applyEdits } from '../compile/edits.ts';
import { allRequests } from '../compile/moduleShape.ts';
import { parseCode } from '../compile/parseCode.ts';
import { moduleUrl } from './moduleUrl.ts';

/**
 * Loads packages from their source text. They can import each other by name, but not in a circle:
 * a module needs the URLs of its imports.
 */
export function createPackageLoader(
  texts: Readonly<Record<string, string>>,
): (specifier: string) => Promise<object> {
  const urls = new Map<string, string>();

  function urlOf(specifier: string, importers: readonly string[]): string {
    const known = urls.get(specifier);
    if (known !== undefined) return known;
    const text = texts[specifier];
    if (text === undefined)
      throw new Error(`${importers.at(-1)} imports ${specifier}, unknown here`);
    if (importers.includes(specifier)) throw new Error(`${specifier} imports itself`);
    const url = moduleUrl(
      linked(specifier, text, (name) => urlOf(name, [...importers, specifier])),
    );
    urls.set(specifier, url);
    return url;
  }

  return async (specifier) => import(/* webpackIgnore: true */ urlOf(specifier, []));
}

/** The text with URLs instead of names in its imports. */
function linked(name: string, text: string, urlOf: (specifier: string) => string): string {
  const edits = allRequests(parseCode(name, text)).map(({ specifier, start, end }) => ({
    start,
    end,
    text: JSON.stringify(urlOf(specifier)),
  }));
  return applyEdits(text, edits);
}
