import type { PlainSite } from './plainSite.ts';

/** Another generator of documentation sites, and how it is given ours. */
export interface Peer {
  name: string;
  /** npm packages with their exact versions. */
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
  /** The files of a project that holds the site, by their path in it. */
  filesOf: (site: PlainSite) => ReadonlyMap<string, string>;
  /** The command that builds it, below `node_modules/.bin`. */
  build: readonly [command: string, ...args: string[]];
  /** Where the build writes the site to. */
  output: string;
  /** The oldest Node that runs it, where that is newer than what this project asks for. */
  node?: { major: number; minor: number };
}
