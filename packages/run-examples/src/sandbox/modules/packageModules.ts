import { applyEdits } from '../compile/edits.ts';

// The simulated DOM has its own `URL` and `Blob`.
const { Blob: NativeBlob } = globalThis;
const createObjectURL = URL.createObjectURL.bind(URL);

/** A URL of a module with this text, which only works in this worker. */
export function moduleUrl(text: string): string {
  return createObjectURL(new NativeBlob([text], { type: 'text/javascript' }));
}

/** Evaluates a module and returns its exports. */
export function importBlob<Exports>(module: Blob): Promise<Exports> {
  return import(/* webpackIgnore: true */ createObjectURL(module));
}

/**
 * Loads packages from their texts; see `build/packages/buildPackages.ts`. Those may import each other
 * by name, but not in circles: a a module needs the URLs of its imports.
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
    const url = moduleUrl(linked(text, (name) => urlOf(name, [...importers, specifier])));
    urls.set(specifier, url);
    return url;
  }

  return async (specifier) => import(/* webpackIgnore: true */ urlOf(specifier, []));
}

type Import = readonly [specifier: string, start: number, end: number];

/** The module with addresses instead of names in its imports. */
function linked(text: string, urlOf: (specifier: string) => string): string {
  const end = text.indexOf('\n');
  const imports = JSON.parse(text.slice('//'.length, end)) as readonly Import[];
  const edits = imports.map(([specifier, start, stop]) => {
    return { start, end: stop, text: JSON.stringify(urlOf(specifier)) };
  });
  return applyEdits(text.slice(end + 1), edits);
}
