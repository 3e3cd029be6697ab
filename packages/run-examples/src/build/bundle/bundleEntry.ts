import type { BundleRequest } from './bundleRequest.ts';

/**
 * The code of a bundle's entry. The sandbox calls its exports: `setup` before each test
 * file, then one of `tests`, by path. No code of the set runs before that.
 */
export function bundleEntry({ setupFiles, tests }: Omit<BundleRequest, 'files'>): string {
  const load = (path: string) => `() => import(${JSON.stringify(`./${path}`)})`;
  return [
    `export const setup = [${setupFiles.map(load).join(', ')}];`,
    'export const tests = {',
    ...tests.map((path) => `  ${JSON.stringify(path)}: ${load(path)},`),
    '};',
    '',
  ].join('\n');
}
