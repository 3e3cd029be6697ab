/** The kinds of files that can be converted. */
export const KINDS = [
  'jest-config',
  'jest-json',
  'vitest-config',
  'jest-test',
  'vitest-test',
] as const;

export type Kind = (typeof KINDS)[number];

/** What the converted file is called: a configuration gets Rstest's name, a test keeps its own. */
export function outputPath(path: string, kind: Kind, code: string): string {
  if (kind === 'jest-test' || kind === 'vitest-test') return path || 'example.test.ts';
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const name = path.slice(folder.length);
  // `jest.config.unit.js` and `jest.unit.config.js` are one of several.
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
  // A module needs an extension that says so wherever `package.json` doesn't.
  return /^c?js$/.test(extension) ? 'mjs' : extension.replace('cts', 'ts');
}
