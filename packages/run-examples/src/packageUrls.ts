import type { PackageIndex, RunnableSet } from './contract.ts';

/** The URLs of packages and of all packages that they import, without those that the index lacks. */
export function packageUrls(
  specifiers: readonly string[],
  { packages }: PackageIndex,
): RunnableSet['packages'] {
  const urls = new Map<string, string>();
  const add = (specifier: string) => {
    const entry = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
    if (!entry || urls.has(specifier)) return;
    urls.set(specifier, entry.url);
    entry.imports.forEach(add);
  };
  specifiers.forEach(add);
  return Object.fromEntries(urls);
}
