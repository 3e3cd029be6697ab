/** Extensions that imports can leave out, in Rsbuild's order. */
const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json', '.cjs', '.mts', '.cts'];

/** A name with a JavaScript extension can refer to the TypeScript source of that file. */
const SOURCES: readonly [ending: RegExp, extensions: readonly string[]][] = [
  [/\.jsx?$/, ['.ts', '.tsx']],
  [/\.mjs$/, ['.mts']],
  [/\.cjs$/, ['.cts']],
];

export type Resolved =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly specifier: string };

/**
 * Resolves an import among the example's files like Rspack: with and without
 * extension, and folders by their index. Undefined if a relative path matches nothing.
 */
export function resolveImport(
  specifier: string,
  from: string,
  paths: ReadonlySet<string>,
): Resolved | undefined {
  const [name = ''] = specifier.split('?');
  if (isPackage(name)) return { kind: 'package', specifier };
  const target = joinSpecifier(name, from);
  if (target === undefined) return undefined;
  const path = candidates(target, name.endsWith('/')).find((candidate) => paths.has(candidate));
  return path === undefined ? undefined : { kind: 'file', path };
}

/** Whether a specifier is neither a relative nor an absolute path. */
export function isPackage(specifier: string): boolean {
  return !/^(?:\.{1,2}(?:\/|$)|\/)/.test(specifier);
}

function candidates(target: string, isFolder: boolean): string[] {
  const folder = target === '' ? '' : `${target}/`;
  const index = EXTENSIONS.map((extension) => `${folder}index${extension}`);
  if (isFolder) return index;
  const sources = SOURCES.filter(([ending]) => ending.test(target)).flatMap(
    ([ending, extensions]) => extensions.map((extension) => target.replace(ending, extension)),
  );
  return [...sources, target, ...EXTENSIONS.map((extension) => target + extension), ...index];
}

/** The path that an import in the file `from` refers to; undefined if it's outside of the example. */
function joinSpecifier(name: string, from: string): string | undefined {
  const base = name.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') {
      if (base.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') base.push(part);
  }
  return base.join('/');
}
