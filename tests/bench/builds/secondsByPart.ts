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
 * The seconds in which a thread worked, by part. The part is the folder of the site whose code is closest
 * to the top of the stack, or, without code of the site, the package that's closest to the bottom.
 */
export function secondsByPart({ nodes, samples, timeDeltas }: Profile, site: string) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const partOf = (top: number): string => {
    let part = byId.get(top)?.callFrame.functionName ?? '';
    for (let id: number | undefined = top; id !== undefined; id = parents.get(id)) {
      const url = byId.get(id)?.callFrame.url ?? '';
      const folder = siteFolder(url, site);
      if (folder) return folder;
      part = packagePart(url) ?? part;
    }
    return part || 'Node.js';
  };
  const cache = new Map<number, string>();
  const seconds = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const part = cache.get(sample) ?? partOf(sample);
    cache.set(sample, part);
    if (part === IDLE) continue;
    seconds.set(part, (seconds.get(part) ?? 0) + (timeDeltas[index] ?? 0) / 1e6);
  }
  return seconds;
}

/** The folder of the site's code. Code that starts all tasks, of the worker pool and scripts, has none. */
function siteFolder(url: string, site: string): string | undefined {
  const [, file] = url.split(`${site}/`);
  if (!file || /node_modules|content\/workers|^scripts\//.test(file)) return undefined;
  if (file.includes('__ssg__')) return 'rendered pages';
  return file.split('/').slice(0, -1).slice(0, DEPTH).join('/') || undefined;
}

/** The name of a package; for Rspress, which does many things, also the file. */
function packagePart(url: string): string | undefined {
  const [, name, file] =
    /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?:dist\/)?([^?]*)/.exec(url) ?? [];
  return name === '@rspress/core' ? `${name} ${file}` : name;
}
