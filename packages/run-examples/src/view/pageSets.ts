import type { LoadFailure, PageSets, RunnableSet } from '../contract';
import type { RunViewOptions } from './viewContext';

/** The URL of a page's examples, and how to load them. */
type SetsSource = Pick<RunViewOptions, 'setsUrl' | 'loadText'>;

/** The file with a page's examples exists but isn't valid. */
class SetsError extends Error {
  override readonly name = 'SetsError';

  constructor(
    url: string,
    readonly reason: LoadFailure,
    detail: string,
  ) {
    super(`${url} could not be loaded: ${detail}`);
  }
}

const loading = new Map<string, Promise<PageSets>>();

/** Failures that a bad copy in the browser's cache can cause. */
const failed = new Set<string>();

/** Loads the examples of a page once. After a failure, the next call tries again. */
export function loadPageSets(source: SetsSource): Promise<PageSets> {
  const { setsUrl: url } = source;
  const known = loading.get(url);
  if (known) return known;
  const sets = fetchSets(source).catch((error) => {
    loading.delete(url);
    failed.add(url);
    throw error;
  });
  loading.set(url, sets);
  return sets;
}

async function fetchSets({ setsUrl: url, loadText }: SetsSource): Promise<PageSets> {
  const text = await loadText(url, { cache: failed.has(url) ? 'reload' : 'default' });
  const sets = parse(text);
  if (!isPageSets(sets)) throw new SetsError(url, 'invalid', 'it holds no examples');
  return sets;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** One example of a page. Rejects if the page has none with that name. */
export async function loadSet(source: SetsSource, name: string): Promise<RunnableSet> {
  const { sets } = await loadPageSets(source);
  const set = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (!set) throw new SetsError(source.setsUrl, 'outdated', `it has no example ${name}`);
  return set;
}

/** Whether parsed JSON has the shape of a page's examples; only checks what running them needs. */
function isPageSets(value: unknown): value is PageSets {
  return isRecord(value) && isRecord(value.sets) && Object.values(value.sets).every(isSet);
}

function isSet(value: unknown): boolean {
  return (
    isRecord(value) &&
    Array.isArray(value.files) &&
    value.files.every(isFile) &&
    isRecord(value.options) &&
    isRecord(value.packages) &&
    Object.values(value.packages).every(isString) &&
    (value.bundle === undefined || isString(value.bundle))
  );
}

function isFile(value: unknown): boolean {
  return isRecord(value) && isString(value.path) && isString(value.code);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
