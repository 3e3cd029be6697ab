import type { RunFormat } from 'run-examples';
import { type Classification, classifySet, type ReasonKind } from 'run-examples/classify';
import { type ExampleSet, isRecorded, type RecordedBlock, type SetRun } from './example.ts';
import { filesOfSet, setName } from './groupSets.ts';
import type { PagePlan } from './planPages.ts';

/** Written by a run of all pages. Other parts of the site read which blocks form a set. */
export const EXAMPLES_FILE = 'docs/examples.json';

export interface ExampleRecord {
  /** Version of `@rstest/core` the examples ran with. */
  readonly rstest: string;
  /** Pages by route without language. */
  readonly pages: Readonly<Record<string, ManifestPage>>;
}

export interface ManifestPage {
  /** What the results depend on; see `digestRoutes`. */
  readonly digest: string;
  readonly languages: readonly string[];
  /** In document order. */
  readonly blocks: readonly ManifestBlock[];
  readonly sets: Readonly<Record<string, ManifestSet>>;
}

interface ManifestBlock {
  /** Index among all fences of the page, from 0. */
  readonly index: number;
  readonly set: string;
  readonly title?: string;
  readonly lang: string;
  readonly kind: RecordedBlock['fence']['kind'];
  readonly reason?: string;
}

export interface ManifestSet {
  /** Titles, in document order. */
  readonly files: readonly string[];
  readonly runs: readonly SetRun[];
  /** The format in which it runs in the page, or the reason why it doesn't. */
  readonly page: { readonly format: RunFormat } | { readonly reason: ReasonKind };
}

/** Builds the manifest from routes in any order and the runs of sets. */
export function buildManifest(
  rstest: string,
  routes: readonly PagePlan[],
  runs: ReadonlyMap<ExampleSet, readonly SetRun[]>,
  digests: ReadonlyMap<string, string>,
): ExampleRecord {
  const pages = routes
    .filter(({ blocks }) => blocks.some(isRecorded))
    .map((plan) => [plan.route, pageOf(plan, runs, digests.get(plan.route) ?? '')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { rstest, pages: Object.fromEntries(pages) };
}

/** The text of the file, with a trailing newline. */
export function manifestText(manifest: ExampleRecord): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Messages about differences between a file's text and a manifest. */
export function manifestDifferences(text: string | undefined, manifest: ExampleRecord): string[] {
  if (text === undefined) return ['the file is missing'];
  if (text === manifestText(manifest)) return [];
  const known = parseExampleRecord(text);
  if (!known) return ['the file is not a manifest'];
  const differences: string[] = [];
  if (known.rstest !== manifest.rstest) differences.push(`Rstest ${manifest.rstest}`);
  const routes = new Set([...Object.keys(known.pages), ...Object.keys(manifest.pages)]);
  for (const route of [...routes].sort()) {
    const [before, now] = [known.pages[route], manifest.pages[route]];
    if (JSON.stringify(before) === JSON.stringify(now)) continue;
    const sets = new Set([...Object.keys(before?.sets ?? {}), ...Object.keys(now?.sets ?? {})]);
    const changed = [...sets].filter(
      (name) => JSON.stringify(before?.sets[name]) !== JSON.stringify(now?.sets[name]),
    );
    differences.push(`${route} (${changed.join(', ') || 'blocks'})`);
  }
  return differences.length > 0 ? differences : ['its formatting'];
}

export function parseExampleRecord(text: string): ExampleRecord | undefined {
  try {
    const value = JSON.parse(text) as Partial<ExampleRecord> | null;
    return value?.pages ? (value as ExampleRecord) : undefined;
  } catch {
    return undefined;
  }
}

function pageOf(
  { languages, blocks, sets }: PagePlan,
  runs: ReadonlyMap<ExampleSet, readonly SetRun[]>,
  digest: string,
): ManifestPage {
  const ran = sets.flatMap((set): [string, ManifestSet][] => {
    const own = runs.get(set);
    const files = filesOfSet(set).map(({ fence }) => fence.title ?? '');
    return own ? [[set.name, { files, runs: own, page: pageOfSet(set, own) }]] : [];
  });
  return {
    digest,
    languages: [...languages].sort(),
    blocks: blocks.filter(isRecorded).map(blockOf),
    sets: Object.fromEntries(ran),
  };
}

function pageOfSet(set: ExampleSet, runs: readonly SetRun[]): ManifestSet['page'] {
  const result = classifyExample(set, runs);
  return 'reason' in result ? { reason: result.reason } : { format: result.format };
}

function blockOf(block: RecordedBlock): ManifestBlock {
  const { index, lang, fence } = block;
  const { kind, title, reason } = fence;
  return {
    index,
    set: setName(block),
    ...(title !== undefined && { title }),
    lang,
    kind,
    ...(reason !== undefined && { reason }),
  };
}

/** The format in which a set runs in the page, or the reason why it doesn't. */
function classifyExample(set: ExampleSet, runs: readonly SetRun[]): Classification {
  const fences = set.blocks.map(({ fence }) => fence);
  const noPage = fences.find((fence) => fence.noPage)?.noPage;
  const env: Record<string, string> = Object.assign({}, ...fences.map((fence) => fence.env));
  const files = filesOfSet(set).map(({ code, fence }) => ({ path: fence.title ?? '', code }));
  return classifySet({ files, runs, env, ...(noPage && { noPage }) });
}
