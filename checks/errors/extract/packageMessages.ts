import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMessages } from './readMessages.ts';
import { withoutInstances } from './withoutInstances.ts';

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
