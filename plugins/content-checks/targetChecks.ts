import { TARGET_KINDS, type Target, type TargetKind } from '../facts/targets/target.ts';
import type { Problem } from '../page-data/problem.ts';
import { LANGUAGES, type Language, type Page } from './page.ts';
import { fileOf } from './routes.ts';
import { type Entry, readEntries } from './targetEntries.ts';
import { type Place, placesOf } from './targetPlaces.ts';

/** Targets that need no place of their own. */
export interface Exemption {
  readonly kind: TargetKind;
  readonly ids: readonly string[];
  readonly why: string;
  /** This page mentions them at least, under these names instead of the ids. */
  readonly mentioned?: { readonly route: string; readonly names: readonly string[] };
}

export interface TargetCount {
  readonly kind: TargetKind;
  readonly documented: number;
  readonly exempt: number;
  readonly total: number;
}

export interface TargetReport {
  readonly problems: readonly Problem[];
  readonly counts: readonly TargetCount[];
}

interface PageEntries {
  readonly page: Page;
  readonly entries: readonly Entry[];
}

/**
 * Pure: every target has its places in every language, or an exemption that is still needed.
 * `exemptionsFile` is where a problem with an exemption is reported.
 */
export function checkTargets(
  targets: readonly Target[],
  pages: readonly Page[],
  exemptions: readonly Exemption[],
  exemptionsFile: string,
): TargetReport {
  const read = pages.map((page) => ({ page, entries: readEntries(page) }));
  const missing = new Map(
    targets.map((target) => [keyOf(target), missingPlaces(target, read)] as const),
  );
  const exempt = new Set(
    exemptions.flatMap(({ kind, ids }) => ids.map((id) => keyOf({ kind, id }))),
  );
  const problems = [
    ...targets
      .filter((target) => !exempt.has(keyOf(target)))
      .flatMap((target) => missing.get(keyOf(target)) ?? []),
    ...exemptions
      .flatMap((exemption) => exemptionProblems(exemption, missing, read))
      .map((message) => ({ file: exemptionsFile, line: 1, message })),
  ];
  const counts = TARGET_KINDS.map((kind) => {
    const keys = targets.filter((target) => target.kind === kind).map(keyOf);
    return {
      kind,
      documented: keys.filter((key) => missing.get(key)?.length === 0).length,
      exempt: keys.filter((key) => exempt.has(key)).length,
      total: keys.length,
    };
  });
  return { problems, counts };
}

/** A table for the terminal: what is documented, what is exempt, and how much there is. */
export function formatCounts(counts: readonly TargetCount[]): string {
  const sum = (field: 'documented' | 'exempt' | 'total') =>
    counts.reduce((total, count) => total + count[field], 0);
  const rows = [
    ['kind', 'documented', 'exempt', 'total'],
    ...counts.map(({ kind, documented, exempt, total }) => [kind, documented, exempt, total]),
    ['all', sum('documented'), sum('exempt'), sum('total')],
  ];
  return rows
    .map(([kind, ...cells]) =>
      [String(kind).padEnd(18), ...cells.map((cell) => String(cell).padStart(10))].join('  '),
    )
    .join('\n');
}

function keyOf({ kind, id }: Target): string {
  return `${kind} ${id}`;
}

function missingPlaces(target: Target, read: readonly PageEntries[]): Problem[] {
  return placesOf(target).flatMap((place) =>
    LANGUAGES.filter((language) => !isDocumented(place, language, read)).map((language) => ({
      file: fileOfPlace(place, language),
      line: 1,
      message: `${keyOf(target)}: ${describePlace(place)}`,
    })),
  );
}

function isDocumented(place: Place, language: Language, read: readonly PageEntries[]): boolean {
  return read.some(({ page, entries }) => {
    if (page.language !== language || !isOnRoute(page.route, place.route)) return false;
    return entries.some((entry) => fits(entry, place));
  });
}

function isOnRoute(route: string, pattern: string): boolean {
  return pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
}

function fits({ code, words, allCode, sections }: Entry, place: Place): boolean {
  const { names, section, says, inCode = false } = place;
  if (section !== undefined && !sections.includes(section)) return false;
  if (says !== undefined && !mentions(allCode, says)) return false;
  return !names || names.some((name) => code.includes(name) || (!inCode && words.includes(name)));
}

function fileOfPlace({ route }: Place, language: Language): string {
  return route.endsWith('*') ? `docs/${language}${route.slice(0, -2)}` : fileOf(route, language);
}

function describePlace({ section, names, says }: Place): string {
  const about = names ? `no heading, row or list item is about ${names.join(' or ')}` : 'no row';
  const inside = section === undefined ? '' : ` below #${section}`;
  const content = says === undefined ? '' : `${names ? ' and' : ''} says ${says}`;
  return about + content + inside;
}

function exemptionProblems(
  { kind, ids, mentioned }: Exemption,
  missing: ReadonlyMap<string, readonly Problem[]>,
  read: readonly PageEntries[],
): string[] {
  const stale = ids.flatMap((id) => {
    const places = missing.get(keyOf({ kind, id }));
    if (!places) return [`${kind} ${id}: the package has no such thing: remove the exemption`];
    if (places.length === 0) return [`${kind} ${id}: is documented: remove the exemption`];
    return [];
  });
  if (!mentioned) return stale;
  const silent = LANGUAGES.flatMap((language) => {
    const text = read
      .filter(({ page }) => page.language === language && page.route === mentioned.route)
      .map(({ page }) => page.source)
      .join('\n');
    return mentioned.names
      .filter((name) => !mentions(text, name))
      .map((name) => `${kind} ${name}: ${fileOf(mentioned.route, language)} does not mention it`);
  });
  return [...stale, ...silent];
}

/** As a word of its own: `max` is not said by `maxWorkers`. */
function mentions(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`).test(text);
}
