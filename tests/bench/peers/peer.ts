import type { PlainSite } from './plainSite.ts';

/** Another documentation generator, and how this site is converted for it. */
export interface Peer {
  name: string;
  /** npm packages with their exact versions. */
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
  /** The files of a project with this site, by path. */
  filesOf: (site: PlainSite) => ReadonlyMap<string, string>;
  /** The build command in `node_modules/.bin`. */
  build: readonly [command: string, ...args: string[]];
  /** The output folder of the build. */
  output: string;
  /** The minimum Node version, if it's newer than this project's. */
  node?: { major: number; minor: number };
}
