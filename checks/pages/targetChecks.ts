import type { Facts } from '../../content/facts/facts.ts';
import { LANGUAGES, type Language } from '../../content/languages.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { pageFile } from '../../content/routes/pageFile.ts';
import type { TargetKind, TypeTarget } from '../facts/targets/target.ts';
import { readTargetEntries, type TargetEntry } from './targetEntries.ts';
import { locationsOf, type TargetLocation } from './targetLocations.ts';

/** Targets that don't have to be documented. */
export interface Exemption {
  readonly kind: TargetKind;
  readonly ids: readonly string[];
  readonly why: string;
  /** This page must mention them under these names instead of their IDs. */
  readonly mentioned?: { readonly route: string; readonly names: readonly string[] };
}

interface PageEntries {
  readonly page: Page;
  readonly entries: readonly TargetEntry[];
}

/**
 * Checks that each target is documented at all its locations in every language or has an exemption,
 * and that exemptions are still needed. Problems with exemptions are reported for `exemptionsFile`.
 */
export function checkTargets(
  targets: readonly TypeTarget[],
  pages: readonly Page[],
  exemptions: readonly Exemption[],
  exemptionsFile: string,
  facts?: Facts,
): Problem[] {
  const read = pages.map((page) => ({ page, entries: readTargetEntries(page, facts) }));
  const missing = new Map(
    targets.map((target) => [keyOf(target), missingLocations(target, read)] as const),
  );
  const exempt = new Set(
    exemptions.flatMap(({ kind, ids }) => ids.map((id) => keyOf({ kind, id }))),
  );
  return [
    ...targets
      .filter((target) => !exempt.has(keyOf(target)))
      .flatMap((target) => missing.get(keyOf(target)) ?? []),
    ...exemptions
      .flatMap((exemption) => exemptionProblems(exemption, missing, read))
      .map((message) => ({ file: exemptionsFile, line: 1, message })),
  ];
}

function keyOf({ kind, id }: TypeTarget): string {
  return `${kind} ${id}`;
}

function missingLocations(target: TypeTarget, read: readonly PageEntries[]): Problem[] {
  const routes = new Set(read.map(({ page }) => page.route));
  return locationsOf(target, routes).flatMap((location) =>
    LANGUAGES.filter((language) => !isDocumented(location, language, read)).map((language) => ({
      file: fileOfLocation(location, language),
      line: 1,
      message: `${keyOf(target)}: ${describeLocation(location)}`,
    })),
  );
}

function isDocumented(
  location: TargetLocation,
  language: Language,
  read: readonly PageEntries[],
): boolean {
  return read.some(({ page, entries }) => {
    if (page.language !== language || !matchesRoute(page.route, location.route)) return false;
    return entries.some((entry) => fits(entry, location));
  });
}

/** `pattern` is a route; with `*` at the end, any route with this prefix. */
function matchesRoute(route: string, pattern: string): boolean {
  return pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
}

function fits({ code, words, allCode, sections }: TargetEntry, location: TargetLocation): boolean {
  const { names, section, says, inCode = false } = location;
  if (section !== undefined && !sections.includes(section)) return false;
  if (says !== undefined && !mentions(allCode, says)) return false;
  return !names || names.some((name) => code.includes(name) || (!inCode && words.includes(name)));
}

function fileOfLocation({ route }: TargetLocation, language: Language): string {
  return route.endsWith('*') ? `docs/${language}${route.slice(0, -2)}` : pageFile(route, language);
}

function describeLocation({ section, names, says }: TargetLocation): string {
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
    const locations = missing.get(keyOf({ kind, id }));
    if (!locations) return [`${kind} ${id}: doesn't exist in the package: remove the exemption`];
    if (locations.length === 0) return [`${kind} ${id}: documented: remove the exemption`];
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
      .map((name) => `${kind} ${name}: ${pageFile(mentioned.route, language)} does not mention it`);
  });
  return [...stale, ...silent];
}

/** Whether text contains a name as a whole word: not `max` in `maxWorkers`. */
function mentions(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`).test(text);
}
