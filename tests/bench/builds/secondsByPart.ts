/** The part of a V8 CPU profile that's read here. Times are in microseconds. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const IDLE = '(idle)';
/** How many folders name a part of the site: `plugins/site/share-images`. */
const DEPTH = 3;

/**
 * The seconds in which a thread worked, by what it worked for: the folder of the site whose code is
 * closest to the top of the stack, or else the package closest to its bottom.
 */
export function secondsByPart({ nodes, samples, timeDeltas }: Profile, site: string) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const partOf = (top: number): string => {
    let found = byId.get(top)?.callFrame.functionName ?? '';
    for (let at: number | undefined = top; at !== undefined; at = parents.get(at)) {
      const url = byId.get(at)?.callFrame.url ?? '';
      const own = ownFolder(url, site);
      if (own) return own;
      found = packagePart(url) ?? found;
    }
    return found || 'Node.js';
  };
  const known = new Map<number, string>();
  const seconds = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const part = known.get(sample) ?? partOf(sample);
    known.set(sample, part);
    if (part === IDLE) continue;
    seconds.set(part, (seconds.get(part) ?? 0) + (timeDeltas[index] ?? 0) / 1e6);
  }
  return seconds;
}

/** The folder of the site's own code, except for the pool's, which is below all of a worker's tasks. */
function ownFolder(url: string, site: string): string | undefined {
  const [, file] = url.split(`${site}/`);
  if (!file || /node_modules|content\/workers|^scripts\//.test(file)) return undefined;
  if (file.includes('__ssg__')) return 'rendered pages';
  return file.split('/').slice(0, -1).slice(0, DEPTH).join('/') || undefined;
}

/** The package, and in Rspress, which does many things, also the file. */
function packagePart(url: string): string | undefined {
  const [, name, file] =
    /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?:dist\/)?([^?]*)/.exec(url) ?? [];
  return name === '@rspress/core' ? `${name} ${file}` : name;
}
