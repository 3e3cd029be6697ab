import type { PackageIndex, RunnableSet } from './contract.ts';

/** The URLs of packages and of all that they import; those that the index doesn't have are left out. */
export function packageUrls(
  specifiers: readonly string[],
  { packages }: PackageIndex,
): RunnableSet['packages'] {
  const urls = new Map<string, string>();
  const add = (specifier: string) => {
    const known = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
    if (!known || urls.has(specifier)) return;
    urls.set(specifier, known.url);
    known.imports.forEach(add);
  };
  specifiers.forEach(add);
  return Object.fromEntries(urls);
}
