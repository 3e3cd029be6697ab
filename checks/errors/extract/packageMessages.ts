import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOLE } from '../../../tools/error-finder/words.ts';
import { readMessages } from './readMessages.ts';

/** The packages whose messages the pages explain. */
const PACKAGES: readonly string[] = [
  '@rstest/core',
  '@rstest/coverage-v8',
  '@rstest/coverage-istanbul',
];

export interface PackageMessages {
  readonly name: string;
  readonly version: string;
  /** Each text once, in a stable order. */
  readonly texts: readonly string[];
}

/** Files that can't add messages: libraries that Rstest alone calls, and a copy for browsers. */
const OMITTED =
  /^(?:browser-runtime|@vitest|@clack|@babel)[\\/]|^(?:chokidar|magic-string\.es|install-pkg)~/;

/** Reads the messages of the installed packages. Throws if one isn't installed. */
export function readPackageMessages(root: string): PackageMessages[] {
  return PACKAGES.map((name) => {
    const home = path.join(root, 'node_modules', name);
    const folder = path.join(home, 'dist');
    const manifest = readFileSync(path.join(home, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    const files = (readdirSync(folder, { recursive: true }) as string[])
      .filter((file) => /\.[cm]?js$/.test(file) && !OMITTED.test(file))
      .sort();
    const texts = files.flatMap((file) =>
      readMessages(file, readFileSync(path.join(folder, file), 'utf8')).map((text) =>
        text.replaceAll(version, '…'),
      ),
    );
    return { name, version, texts: withoutInstances(texts).sort() };
  });
}

/** Removes texts that another text includes: `Unknown option --a` next to `Unknown option …`. */
export function withoutInstances(texts: readonly string[]): string[] {
  const distinct = [...new Set(texts)];
  const general = distinct
    .filter((text) => text.includes(HOLE))
    .map((text) => ({ text, parts: text.split(HOLE) }));
  return distinct.filter(
    (text) => !general.some((other) => other.text !== text && isInstance(text, other.parts)),
  );
}

/** Whether `text` consists of `parts` with anything between them. */
function isInstance(text: string, parts: readonly string[]): boolean {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}
