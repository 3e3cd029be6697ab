import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOLE } from '../../tools/error-finder/words.ts';

/** The packages whose messages the pages explain. */
const PACKAGES: readonly string[] = ['core', 'coverage-v8', 'coverage-istanbul'];

/** Libraries that Rstest alone calls, and a copy for browsers. */
const OMITTED =
  /^(?:browser-runtime|@vitest|@clack|@babel)[\\/]|^(?:chokidar|magic-string\.es|install-pkg)~/;

/** The scripts of the installed packages. Throws if one isn't installed. */
export function readPackageScripts(root: string): string[] {
  return PACKAGES.flatMap((name) => {
    const folder = path.join(root, 'node_modules/@rstest', name, 'dist');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\.[cm]?js$/.test(file) && !OMITTED.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  });
}

/** A literal where an error is made or printed. Messages that are put together elsewhere aren't read. */
const MESSAGE =
  /(?:\b\w*Error|logger\.(?:error|warn)|console\.(?:error|warn))\(\s*(?:\w*color\.\w+\()?(?:`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;

/** The messages that scripts make or print, sorted, with `HOLE` for what's known at run time only. */
export function readMessages(scripts: readonly string[]): string[] {
  const literals = scripts.flatMap((script) =>
    Array.from(script.matchAll(MESSAGE), ([, ...quoted]) => quoted.find(Boolean) ?? ''),
  );
  const messages = literals.map((literal) =>
    literal
      .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, HOLE)
      .replace(/(?:\\n|\s)+/g, ' ')
      .replaceAll('\\', '')
      .trim(),
  );
  return [...new Set(messages.filter((text) => /[A-Za-z]{3}.*\s.*[A-Za-z]{2}/.test(text)))].sort();
}
