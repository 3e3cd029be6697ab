import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUT_FOLDER } from '../../content/outputFolder.ts';
import type { readInputs } from '../../scripts/setup/keptResults.mjs';
import { BROWSER_PATH } from '../e2e/support/chromium.ts';
import { openSiteDigests, type SiteDigests } from './siteDigests.ts';
import { sourceFiles } from './sourceFiles.ts';

const FILE = '.cache/passed-specs.json';
/** Code that can depend on more than what its pages and the fixture `request` request. */
const BEYOND_REQUESTS =
  /\bnode:(?:fs|child_process)\b|\.request\.|\brequest\.(?:head|fetch|post)\(|\.launch\(/;
/** Code that reads pages or the built site from disk. */
const READS_PAGES = /\bdoc_build\b|\blistPages\b|\/docs\/|['`]docs[/']/;

type Inputs = NonNullable<ReturnType<typeof readInputs>>;

/** A spec file all of whose tests passed. */
export interface PassedSpec {
  /** The output folder of its site. */
  readonly site: string;
  /** What its pages requested from the site; see `SiteDigests.stable`. Absent if that's not known. */
  readonly requests?: readonly string[] | undefined;
  /** A digest of everything that it depended on. */
  readonly digest: string;
}

export type PassedSpecs = Readonly<Record<string, PassedSpec>>;

export function readPassedSpecs(): PassedSpecs {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    // The first run, or an interrupted one.
    return {};
  }
}

export function writePassedSpecs(specs: PassedSpecs): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(specs));
}

/**
 * Computes the digest of what a spec file depends on: its code, what runs it, the site's answers to its
 * requests, and, if it depends on more than those, the working copy, without the pages unless it reads
 * them.
 */
export function specDigests(inputs: Inputs) {
  const runner = [process.version, versionOf(BROWSER_PATH), textOf('package-lock.json')];
  const config = sourceFiles('tests/playwright.config.ts').map(textOf);
  const sites = new Map<string, SiteDigests>();
  const siteAt = (folder: string) => {
    const site = sites.get(folder) ?? openSiteDigests(folder);
    sites.set(folder, site);
    return site;
  };
  return {
    siteAt,
    async digest(spec: string, { site, requests }: Omit<PassedSpec, 'digest'>): Promise<string> {
      const code = sourceFiles(spec).map(textOf);
      const matches = (pattern: RegExp) => code.some((text) => pattern.test(text));
      const isBeyond = !requests || matches(BEYOND_REQUESTS);
      // The pages of other sites than the documentation are code.
      const mayReadPages = site === OUTPUT_FOLDER && matches(READS_PAGES);
      const level = requests && !mayReadPages ? 'code' : 'all';
      const paths = ['/_headers', '/_redirects', ...(requests ?? [])];
      const answers = await Promise.all(paths.map((one) => siteAt(site).digest(one)));
      const all = JSON.stringify([runner, config, code, answers, isBeyond && inputs[level]]);
      return createHash('sha256').update(all).digest('base64url');
    },
  };
}

/** Those of the spec files that have passed and depend on nothing that has changed since. */
export async function unchangedSpecs(inputs: Inputs): Promise<string[]> {
  const digests = specDigests(inputs);
  const passed = Object.entries(readPassedSpecs());
  const now = await Promise.all(passed.map(([spec, kept]) => digests.digest(spec, kept)));
  return passed.flatMap(([spec, kept], index) => (kept.digest === now[index] ? [spec] : []));
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

function versionOf(program: string | undefined) {
  if (!program) return undefined;
  const { size, mtimeMs } = statSync(path.resolve(program));
  return [size, mtimeMs];
}
