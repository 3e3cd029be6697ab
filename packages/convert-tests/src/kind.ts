/** The kinds of files that can be converted. */
export const KINDS = [
  'jest-config',
  'jest-json',
  'vitest-config',
  'jest-test',
  'vitest-test',
] as const;

export type Kind = (typeof KINDS)[number];

/** A configuration gets Rstest's name, with an extension for its converted code; a test keeps its path. */
export function outputPath(path: string, kind: Kind, code: string): string {
  if (kind === 'jest-test' || kind === 'vitest-test') return path || 'example.test.ts';
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const name = path.slice(folder.length);
  // Variants keep a part of their name: `unit` in `jest.config.unit.js` and `jest.unit.config.js`.
  const variant = /^(?:jest|vitest|vite)\.(?:config\.)?([\w-]+?)(?:\.config)?\.[cm]?[jt]s$/.exec(
    name,
  )?.[1];
  const middle = variant && variant !== 'config' && variant !== 'workspace' ? `.${variant}` : '';
  return `${folder}rstest.config${middle}.${extensionOf(name, kind, code)}`;
}

function extensionOf(name: string, kind: Kind, code: string): string {
  if (kind === 'jest-json') return 'ts';
  const extension = /\.([cm]?[jt]s)$/.exec(name)?.[1] ?? 'ts';
  const isCommonJs = /\bmodule\.exports\b/.test(code);
  if (isCommonJs) return extension.endsWith('ts') ? 'cts' : 'cjs';
  // `mjs` is a module in any package, and `js` only if `package.json` has `"type": "module"`.
  return /^c?js$/.test(extension) ? 'mjs' : extension.replace('cts', 'ts');
}
