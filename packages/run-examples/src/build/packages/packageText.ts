import { allRequests } from '../../sandbox/compile/moduleShape.ts';
import { parseModule } from '../../sandbox/compile/parseModule.ts';

/** The beginning of the text of a package. */
export const IMPORTS_PREFIX = '//[';

/**
 * A module of a package as the sandbox gets it: its first line lists the imports in what follows, so
 * that the sandbox needn't parse hundreds of kilobytes for every test file; see
 * `sandbox/modules/packageModules.ts`.
 */
export function packageText(name: string, code: string): string {
  const imports = allRequests(parseModule(name, code)).map(({ specifier, start, end }) => {
    return [specifier, start, end] as const;
  });
  return `//${JSON.stringify(imports)}\n${code}`;
}
