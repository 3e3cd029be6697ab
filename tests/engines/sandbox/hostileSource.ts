import { readFileSync } from 'node:fs';

/** The attempts of each realm, `top` being the first: their numbers by name. */
export type HostileReport = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface HostileConfig {
  /** The part that all host names have in common, without a dot before it. */
  readonly zone: string;
  /** Ports that attempts dial. */
  readonly tcp: number;
  readonly udp: number;
  /** HTML of the sandbox's page. */
  readonly framePage: string;
  readonly realm: 'top';
  readonly depth: 0;
  /** How many levels of workers and frames to start. */
  readonly deepest: number;
  /** The attempts to make; all if it's missing. */
  readonly only?: readonly string[];
  /** Attempts not to make. */
  readonly except?: readonly string[];
}

/**
 * Code of a function `(config: HostileConfig, source: string) => Promise<HostileReport>`, the source
 * being this very code, because it passes itself on. See `hostile/attack.js`.
 */
export const HOSTILE_SOURCE = `(config, source) => (${read('attack')})(config, source, {
  anywhere: ${read('anywhere')},
  inDocument: ${read('inDocument')},
  leaving: ${read('leaving')},
  realms: ${read('realms')},
})`;

/** A file that consists of one expression. */
function read(name: string): string {
  const text = readFileSync(new URL(`./hostile/${name}.js`, import.meta.url), 'utf8');
  return text.trimEnd().replace(/;$/, '');
}
